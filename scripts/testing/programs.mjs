const onLinux = process.platform === 'linux'

/** The programs that the browser's tests start. */
export const browserPrograms = [
  { program: 'pdftotext', package: 'poppler-utils', why: 'to read what the agreement prints' },
]

/** The programs that the tests of servers start; says which tests there are none for. */
export function serverPrograms() {
  if (!onLinux) console.log('The units of deploy/systemd are not checked: that takes Linux.')
  return [
    { program: 'nginx', package: 'nginx', why: 'to test nginx.conf with the real server' },
    { program: 'caddy', package: 'caddy', why: 'to test the example of a reverse proxy' },
    ...(onLinux
      ? [{ program: 'systemd-analyze', package: 'systemd', why: 'to check the units of services' }]
      : []),
    { program: 'openssl', package: 'openssl', why: 'to make a certificate for the TLS tests' },
  ]
}
