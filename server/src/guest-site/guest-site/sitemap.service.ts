import { placePath } from '@roomlark/contract/guest-site/place-address'
import type { ServiceContext } from '../../context.ts'
import { nothingHere } from '../../errors.ts'
import { listAllPlaces } from '../search/places/places.service.ts'
import { countActiveHotels, selectSitemapHotels } from './sitemap.queries.ts'

type SitemapContext = Pick<ServiceContext, 'sql' | 'publicUrl'>

/** This is less than the protocol allows in one file, so that each file is small and quickly made. */
const hotelsPerSitemap = 10_000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Lists one file for places, and one for each ten thousand open hotels; the first has our own pages too. */
export async function listSitemaps({ sql, publicUrl }: SitemapContext): Promise<string> {
  const files = Math.max(1, Math.ceil((await countActiveHotels(sql)) / hotelsPerSitemap))
  const names = ['places', ...Array.from({ length: files }, (_, index) => `stays-${index + 1}`)]
  const entries = names.map(
    (name) => `<sitemap><loc>${escaped(`${publicUrl}/sitemaps/${name}.xml`)}</loc></sitemap>`,
  )
  return `${head}<sitemapindex ${namespace}>\n${entries.join('\n')}\n</sitemapindex>\n`
}

export async function listSitemap({ sql, publicUrl }: SitemapContext, number: string): Promise<string> {
  if (!/^[1-9]\d{0,4}$/.test(number)) throw nothingHere()
  const at = Number(number)
  const hotels = await selectSitemapHotels(sql, hotelsPerSitemap, (at - 1) * hotelsPerSitemap)
  if (hotels.length === 0 && at > 1) throw nothingHere()
  const pages = at === 1 ? [formatEntry(`${publicUrl}/stays`)] : []
  const entries = hotels.map(({ slug, updatedOn }) => formatEntry(`${publicUrl}/stays/${slug}`, updatedOn))
  return listAddresses([...pages, ...entries])
}

/** The protocol allows this many addresses in one file. */
const mostPlaces = 50_000

export async function listPlaceSitemap(ctx: SitemapContext): Promise<string> {
  const places = await listAllPlaces(ctx, mostPlaces)
  return listAddresses(places.map((place) => formatEntry(`${ctx.publicUrl}${placePath(place)}`)))
}

function listAddresses(entries: readonly string[]): string {
  return `${head}<urlset ${namespace}>\n${entries.join('\n')}\n</urlset>\n`
}

/** Search engines may crawl the site only while it is open. */
export function robotsText({ publicUrl }: Pick<ServiceContext, 'publicUrl'>, isOpen: boolean): string {
  const rules = ['User-agent: *', 'Disallow: /api/', 'Disallow: /demo/']
  return `${[...rules, ...(isOpen ? ['', `Sitemap: ${publicUrl}/sitemap.xml`] : [])].join('\n')}\n`
}

function formatEntry(address: string, updatedOn?: string): string {
  const date = updatedOn ? `<lastmod>${updatedOn}</lastmod>` : ''
  return `<url><loc>${escaped(address)}</loc>${date}</url>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
