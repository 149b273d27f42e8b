import atlasUrl from './atlas/countries-50m.json?url'
import type { Land } from './locator-land.ts'
import { landsIn } from './locator-topology.ts'

let atlas: Promise<Land[]> | undefined

/** Fetched once; a failure is forgotten so that the next map tries again. */
export function loadAtlas(): Promise<Land[]> {
  atlas ??= fetchAtlas().catch((error: unknown) => {
    atlas = undefined
    throw error
  })
  return atlas
}

async function fetchAtlas(): Promise<Land[]> {
  const response = await fetch(atlasUrl)
  if (!response.ok) throw new Error(`The outlines did not load: ${response.status}`)
  return landsIn(await response.json())
}
