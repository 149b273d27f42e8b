import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GuestAssets, GuestPage } from '@roomlark/contract/guest-site/guest-page'
import type { MapLook, PlainMap } from '@roomlark/contract/guest-site/map-address'
import type { MapArea } from '@roomlark/contract/guest-site/map-area'
import type { ReadCatalogue } from '@roomlark/contract/guest-texts'
import { StartupError } from '../db/startup-error.ts'
import { readTexts } from '../language.ts'

export type GuestRenderer = (page: GuestPage) => string

/** Draws the plain map around a hotel, or of an area, as an SVG. */
export type DrawMap = (map: PlainMap | MapArea, look: MapLook) => Promise<string>

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>
type Built = {
  renderPage: (page: GuestPage, assets: GuestAssets, readCatalogue: ReadCatalogue) => string
}

/**
 * Loads the built guest site. Its source belongs to the web workspace, and the server only ever uses the
 * build.
 */
export async function loadGuestRenderer(webFolder: string): Promise<GuestRenderer> {
  try {
    const manifest: Manifest = JSON.parse(await readFile(join(webFolder, 'guest/manifest.json'), 'utf8'))
    const assets = getAssets(manifest)
    const built: Built = await import(pathToFileURL(join(webFolder, 'server/render.js')).href)
    return (page) => built.renderPage(page, assets, readTexts)
  } catch (cause) {
    throw new StartupError('The guest site is not built: run "npm run build" first.', { cause })
  }
}

/** Draws with the outlines that are part of the built guest site. */
export function createMapDrawer(webFolder: string): DrawMap {
  const file = pathToFileURL(join(webFolder, 'server/map.js')).href
  return async (map, look) => {
    const { drawPlainMap }: { drawPlainMap: DrawMap } = await import(file)
    return drawPlainMap(map, look)
  }
}

function getAssets(manifest: Manifest): GuestAssets {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('the manifest of the guest site names no entry')
  const address = (file: string) => `/guest/${file}`
  return {
    script: address(entry.file),
    modules: (entry.imports ?? []).flatMap((name) => manifest[name]?.file ?? []).map(address),
    styles: (entry.css ?? []).map(address),
    // Every page needs these fonts from the start; the others load when a character requires them.
    fonts: Object.entries(manifest)
      .filter(([source]) => /-latin-wght-normal\.woff2$/.test(source))
      .map(([, { file }]) => address(file)),
  }
}
