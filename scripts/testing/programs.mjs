import { ensurePrograms } from '../distribution.mjs'

const onLinux = process.platform === 'linux'

/** Makes sure of the programs that the browser's tests start. */
export function ensureBrowserPrograms() {
  ensurePrograms([
    { program: 'pdftotext', package: 'poppler-utils', why: 'to read what the agreement prints' },
  ])
}

/** Makes sure of the programs that the tests of servers start. */
export function ensureServerPrograms() {
  if (!onLinux) console.log('The units of deploy/systemd are not checked: that takes Linux.')
  ensurePrograms([
    { program: 'nginx', package: 'nginx', why: 'to test nginx.conf with the real server' },
    { program: 'caddy', package: 'caddy', why: 'to test the example of a reverse proxy' },
    { program: 'logrotate', package: 'logrotate', why: 'to rotate the log of the real nginx' },
    ...(onLinux
      ? [{ program: 'systemd-analyze', package: 'systemd', why: 'to check the units of services' }]
      : []),
    { program: 'openssl', package: 'openssl', why: 'to make a certificate for the TLS tests' },
  ])
}
