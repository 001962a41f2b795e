import { readFileSync } from 'node:fs'

/** The style sheets of the launch report, which commands write without Vite: it is no page of the site. */
export function launchStyles(): string {
  return ['tokens', 'base', 'launch']
    .map(name => readFileSync(new URL(`${name}.css`, import.meta.url), 'utf8'))
    .join('\n')
}
