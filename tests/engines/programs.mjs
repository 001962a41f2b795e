import { existsSync } from 'node:fs'
import { findProgram } from '../../scripts/processes.mjs'

const hasProgram = program => () => findProgram(program) !== undefined

/** GTK's description of WebKit, which gjs works with, is not a program. */
const hasDescription = () =>
  ['x86_64-linux-gnu', 'aarch64-linux-gnu', '.'].some(folder =>
    existsSync(`/usr/lib/${folder}/girepository-1.0/WebKit2-4.1.typelib`),
  )

/** The engines that pages are compared in besides Chromium: packages of Debian, and how the presence of each shows. */
const engines = [
  {
    name: 'Firefox',
    packages: [{ package: 'firefox-esr', isInstalled: hasProgram('firefox-esr') }],
  },
  {
    name: 'WebKit',
    packages: [
      { package: 'webkit2gtk-driver', isInstalled: hasProgram('WebKitWebDriver') },
      { package: 'gir1.2-webkit2-4.1', isInstalled: hasDescription },
      { package: 'gjs', isInstalled: hasProgram('gjs') },
      { package: 'xvfb', isInstalled: hasProgram('Xvfb') },
    ],
  },
]

/**
 * What is missing for each engine.
 * @returns {readonly { name: 'Firefox' | 'WebKit', missing: readonly string[] }[]} names of Debian's packages, none
 * where the engine is installed
 */
export function engineStates() {
  return engines.map(({ name, packages }) => ({
    name,
    missing: packages.filter(({ isInstalled }) => !isInstalled()).map(entry => entry.package),
  }))
}
