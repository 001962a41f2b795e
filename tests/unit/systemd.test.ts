import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const units = ['site.service', 'site-nginx.service'] as const
type Unit = (typeof units)[number]

/** What a unit says by a directive, once or several times. */
function said(unit: Unit, directive: string): string[] {
  const text = readFileSync(`deploy/systemd/${unit}`, 'utf8')
  const lines = text.matchAll(new RegExp(`^${directive}=(.*)$`, 'gm'))
  return Array.from(lines, ([, value = '']) => value)
}

const gracefully = { 'site.service': 'SIGTERM', 'site-nginx.service': 'SIGQUIT' }

describe.each(units)('%s', unit => {
  it('is stopped gracefully, started again, and kept from taking the machine', () => {
    expect(said(unit, 'KillSignal')).toEqual([gracefully[unit]])
    // The workers of nginx are asked by their master alone.
    expect(said(unit, 'KillMode')).toEqual(unit === 'site-nginx.service' ? ['mixed'] : [])
    expect(said(unit, 'Restart')).toEqual(['always'])
    expect(said(unit, 'RestartSec')).toEqual(['1s'])
    expect(said(unit, 'MemoryMax')[0]).toMatch(/^(?:256|512)M$/)
    expect(Number(said(unit, 'TasksMax'))).toBeGreaterThanOrEqual(64)
    expect(Number(said(unit, 'TasksMax'))).toBeLessThanOrEqual(256)
    // As many as nginx.conf asks for, and a unit may not give more.
    expect(said(unit, 'LimitNOFILE')).toEqual(['16384'])
    expect(said(unit, 'WantedBy')).toEqual(['multi-user.target'])
  })

  it('may write nothing but its log, and see nothing of others', () => {
    const protections = ['Home', 'Clock', 'ControlGroups', 'Hostname', 'KernelLogs']
    const taken = [
      ...['KernelModules', 'KernelTunables', ...protections].map(name => `Protect${name}`),
      ...['Tmp', 'Devices', 'Users', 'Mounts'].map(name => `Private${name}`),
      ...['Namespaces', 'Realtime', 'SUIDSGID'].map(name => `Restrict${name}`),
      ...['DynamicUser', 'NoNewPrivileges', 'RemoveIPC', 'LockPersonality'],
    ]
    expect(taken.filter(name => said(unit, name).join() !== 'yes')).toEqual([])
    expect(said(unit, 'ProtectSystem')).toEqual(['strict'])
    expect(said(unit, 'CapabilityBoundingSet')).toEqual([''])
    expect(said(unit, 'SystemCallFilter')).toContain('~@privileged @resources')
    for (const more of ['User', 'ReadWritePaths', 'AmbientCapabilities', 'SupplementaryGroups']) {
      expect(said(unit, more)).toEqual([])
    }
  })
})

it('nginx logs where logrotate looks, and its configuration is read again where it is started', () => {
  const unit = 'site-nginx.service'
  expect(said(unit, 'LogsDirectory')).toEqual(['site'])
  expect(readFileSync('deploy/logrotate/site-nginx', 'utf8')).toMatch(/^\/var\/log\/site\/\S+ \{$/m)
  const nginx = '/usr/sbin/nginx -e stderr -p /srv/site/ -c /srv/site/nginx.conf'
  expect(said(unit, 'ExecStart')).toEqual([`${nginx} -g 'daemon off;'`])
  expect(said(unit, 'ExecReload')).toEqual([`${nginx} -s reload`])
  expect(readFileSync('nginx.conf', 'utf8')).toContain('worker_rlimit_nofile 16384;')
})

it('what either writes is for nobody else, but for the log, which a group reads', () => {
  expect(said('site.service', 'UMask')).toEqual(['0077'])
  expect(said('site-nginx.service', 'UMask')).toEqual(['0027'])
})

it('Express starts where nobody has overridden its environment', () => {
  expect(said('site.service', 'EnvironmentFile')).toEqual(['-/etc/default/site'])
})

it('Express may speak with the proxy on its machine, and with nobody else', () => {
  expect(said('site.service', 'Environment')[0]).toContain(' HOST=localhost PORT=8080 ')
  expect(said('site.service', 'IPAddressDeny')).toEqual(['any'])
  expect(said('site.service', 'IPAddressAllow')).toEqual(['localhost'])
})
