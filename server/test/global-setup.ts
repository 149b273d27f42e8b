import type { TestProject } from 'vitest/node'
import { startTestCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** A folder that is removed after the run. */
    runFolder: string
  }
}

export default async function setup(project: TestProject) {
  const cluster = await startTestCluster()
  project.provide('postgresUrl', cluster.url)
  project.provide('runFolder', cluster.folder)
  return cluster.stop
}
