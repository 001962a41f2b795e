import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { healthPath } from '../../server/cachePolicy.ts'

/** Where the types of each kind are: generated from the OpenAPI schema of Kubernetes. */
const modules: Readonly<Record<string, string>> = {
  Deployment: 'apps/v1',
  PodDisruptionBudget: 'policy/v1',
  NetworkPolicy: 'networking/v1',
  Service: 'core/v1',
  Ingress: 'networking/v1',
}

const text = readFileSync('deploy/kubernetes/site.yaml', 'utf8')
const parse = (yaml: string) => parseAllDocuments(yaml).map(document => document.toJS())

/** What someone may get wrong, and what the types of Kubernetes say about it. */
const mistakes = [
  {
    name: 'field',
    right: 'readOnlyRootFilesystem',
    wrong: 'readOnlyRootFileSystem',
    fault: /"readOnlyRootFileSystem"' does not exist in type 'SecurityContext'/,
  },
  {
    name: 'value',
    right: 'replicas: 2',
    wrong: 'replicas: two',
    fault: /'string' is not assignable to type 'number'/,
  },
  {
    name: 'version',
    right: 'apiVersion: apps/v1',
    wrong: 'apiVersion: apps/v1beta1',
    fault: /"apps\/v1beta1"' is not assignable/,
  },
  {
    name: 'gap',
    right: 'pathType: Prefix',
    wrong: '',
    fault: /'pathType' is missing/,
  },
]

const folder = mkdtempSync('tests/unit/.kubernetes-')
afterAll(() => rmSync(folder, { recursive: true }))

function writeTyped(name: string, yaml: string): string {
  const source = parse(yaml).map(
    (object, index) =>
      `import type { ${object.kind} as Kind${index} } from 'kubernetes-types/${modules[object.kind]}'
export const object${index}: Kind${index} = ${JSON.stringify(object)}`,
  )
  const file = join(folder, `${name}.ts`)
  writeFileSync(file, source.join('\n'))
  return file
}

/** What the compiler says about all objects, by the name of their file. */
let output: string
const faultsOf = (name: string) => output.split('\n').filter(line => line.includes(`/${name}.ts(`))

beforeAll(() => {
  const files = [
    writeTyped('site', text),
    ...mistakes.map(({ name, right, wrong }) => writeTyped(name, text.replace(right, wrong))),
  ]
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--pretty', 'false']
  const modern = ['--module', 'esnext', '--moduleResolution', 'bundler']
  output = spawnSync('node_modules/.bin/tsc', [...options, ...modern, ...files], {
    encoding: 'utf8',
  }).stdout
})

const objects = parse(text)
const ofKind = (kind: string) => objects.find(object => object.kind === kind)

describe('deploy/kubernetes/site.yaml', () => {
  it('fits the schema of Kubernetes', () => {
    expect(faultsOf('site')).toEqual([])
  })

  it.each(mistakes)('would not fit it with a mistake: $name', ({ name, fault }) => {
    expect(output.slice(output.indexOf(`/${name}.ts(`))).toMatch(fault)
    expect(faultsOf(name)).toHaveLength(1)
  })

  it('runs two replicas with nothing they do not need', () => {
    const { replicas, template } = ofKind('Deployment').spec
    const [container] = template.spec.containers
    expect(replicas).toBe(2)
    expect(template.spec).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      // A number, because Kubernetes cannot tell from a name that it is not root.
      securityContext: {
        runAsNonRoot: true,
        runAsUser: 101,
        runAsGroup: 101,
        seccompProfile: { type: 'RuntimeDefault' },
      },
      volumes: [{ name: 'temporary', emptyDir: { medium: 'Memory', sizeLimit: '16Mi' } }],
    })
    expect(template.spec.containers).toHaveLength(1)
    for (const shared of ['hostNetwork', 'hostPID', 'hostIPC']) {
      expect(template.spec).not.toHaveProperty(shared)
    }
    const { limits, requests } = container.resources
    expect(limits).toEqual({ memory: '512Mi' })
    expect(requests).toEqual({ cpu: '50m', memory: '64Mi' })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(container.volumeMounts).toEqual([{ name: 'temporary', mountPath: '/tmp' }])
  })

  it('asks for the health check where nginx has it, and leaves nginx time to stop', () => {
    const { spec } = ofKind('Deployment').spec.template
    const [container] = spec.containers
    const [port] = container.ports
    expect(readFileSync('nginx.conf', 'utf8')).toContain(`listen ${port.containerPort};`)
    for (const probe of [container.readinessProbe, container.livenessProbe]) {
      expect(probe.httpGet).toEqual({ path: healthPath, port: port.name })
    }
    const waiting = Number(container.lifecycle.preStop.exec.command[1])
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(waiting + 4)
  })

  it('always has one replica that serves, whatever is replaced', () => {
    const { replicas, strategy, template } = ofKind('Deployment').spec
    expect(strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 })
    expect(ofKind('PodDisruptionBudget').spec.minAvailable).toBe(1)
    expect(replicas).toBeGreaterThan(1)
    expect(template.spec.topologySpreadConstraints).toMatchObject([
      { topologyKey: 'kubernetes.io/hostname', whenUnsatisfiable: 'ScheduleAnyway' },
    ])
    // Whoever is slow gets no requests for a while, well before it is started again.
    const [{ readinessProbe, livenessProbe }] = template.spec.containers
    const patience = (probe: typeof readinessProbe) => probe.periodSeconds * probe.failureThreshold
    expect(patience(readinessProbe)).toBeLessThanOrEqual(10)
    expect(patience(livenessProbe)).toBeGreaterThanOrEqual(2 * patience(readinessProbe))
  })

  it('is asked at one port, asks nobody, and is reached under one name by https', () => {
    expect(ofKind('NetworkPolicy').spec).toMatchObject({
      policyTypes: ['Ingress', 'Egress'],
      ingress: [{ ports: [{ port: 'http' }] }],
    })
    expect(ofKind('NetworkPolicy').spec).not.toHaveProperty('egress')
    const { tls, rules } = ofKind('Ingress').spec
    expect(tls).toEqual([{ hosts: ['www.your-domain.com'], secretName: 'site-certificate' }])
    expect(rules.map(({ host }: { host: string }) => host)).toEqual(['www.your-domain.com'])
    expect(rules[0].http.paths).toMatchObject([{ path: '/', pathType: 'Prefix' }])
  })

  it('finds its parts by the same names', () => {
    const { selector, template } = ofKind('Deployment').spec
    const labels = template.metadata.labels
    expect(selector.matchLabels).toEqual(labels)
    expect(ofKind('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels)
    expect(ofKind('NetworkPolicy').spec.podSelector.matchLabels).toEqual(labels)
    const service = ofKind('Service')
    expect(service.spec.selector).toEqual(labels)
    expect(service.spec.ports[0].targetPort).toBe(template.spec.containers[0].ports[0].name)
    const [path] = ofKind('Ingress').spec.rules[0].http.paths
    expect(path.backend.service).toEqual({
      name: service.metadata.name,
      port: { name: service.spec.ports[0].name },
    })
  })
})
