import type { StayHit, StaySearchMeta } from '@roomlark/contract/guest-site/search'
import { expect } from 'vitest'
import { indexDue } from '../src/guest-site/search/index/index.service.ts'
import type { TestApp } from './app.ts'

export type Asked = Record<string, string | number>
export type Searched = { hits: StayHit[]; meta: StaySearchMeta }

export function searchAddress(asked: Asked): string {
  const words = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) words.set(name, String(value))
  return `/api/v1/guest/search?${words}`
}

/** Brings the index up to date, because tests start no server that would do so. */
export function catchUp(app: TestApp): Promise<void> {
  return indexDue({ ...app.services, sql: app.pool })
}

/** Searches as a guest, once the index is up to date. */
export async function searched(app: TestApp, asked: Asked): Promise<Searched> {
  await catchUp(app)
  return searchedAsItIs(app, asked)
}

export async function searchedAsItIs(app: TestApp, asked: Asked): Promise<Searched> {
  const { status, body } = await app.ask('GET', searchAddress(asked))
  expect(status, JSON.stringify(body)).toBe(200)
  return { hits: body.data, meta: body.meta }
}
