import { setFlagsFromString } from 'node:v8'

/**
 * Has V8 optimize a function when it has run for long: how much it runs before, in bytes of its code, is five
 * times as much as V8 asks for. Most of what builds and tests run does not run for long, and optimizing it
 * took a quarter of the time of the tests.
 */
export function optimizeLater(): void {
  // Node 26 no longer knows it, and would print so.
  if (Number.parseInt(process.versions.node, 10) < 26) {
    setFlagsFromString('--interrupt-budget=330000')
  }
}
