import { BaseSequencer, type TestSpecification } from 'vitest/node'

const startsServers = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/server/')

/**
 * Begins with what starts servers and waits for them, the project with most of it first: what reads pages,
 * which does not wait, then leaves no processor idle to the end. A worker serves one project only.
 */
export class ServersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const names = new Set(sorted.map(({ project }) => project.name))
    return Array.from(names, name => {
      const own = sorted.filter(({ project }) => project.name === name)
      return {
        servers: own.filter(startsServers),
        others: own.filter(file => !startsServers(file)),
      }
    })
      .toSorted((first, second) => second.servers.length - first.servers.length)
      .flatMap(({ servers, others }) => [...servers, ...others])
  }
}
