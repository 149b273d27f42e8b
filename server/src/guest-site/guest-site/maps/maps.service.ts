import type { DrawMap } from '../../../adapters/guest-renderer.ts'
import { readPlainMap } from './map-query.policy.ts'

/** Returns the picture of the map that an address asks for; null if no page of ours leads there. */
export async function drawMapAt(draw: DrawMap, address: string): Promise<string | null> {
  const asked = readPlainMap(new URLSearchParams(address.replace(/^[^?]*/, '')))
  return asked && draw(asked.map, asked.look)
}
