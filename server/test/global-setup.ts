import type { TestProject } from 'vitest/node'
import { startTestCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

export default async function setup(project: TestProject) {
  const cluster = await startTestCluster()
  project.provide('postgresUrl', cluster.url)
  return cluster.stop
}
