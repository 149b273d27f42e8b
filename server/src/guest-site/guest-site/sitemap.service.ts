import type { ServiceContext } from '../../context.ts'
import { nothingHere } from '../../errors.ts'
import { countActiveHotels, selectSitemapHotels } from './sitemap.queries.ts'

type SitemapContext = Pick<ServiceContext, 'sql' | 'publicUrl'>

/** This is less than the protocol allows in one file, so that each file is small and quickly made. */
const hotelsPerSitemap = 10_000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Lists one file for our own pages, and one for each ten thousand open hotels. */
export async function listSitemaps({ sql, publicUrl }: SitemapContext): Promise<string> {
  const files = Math.max(1, Math.ceil((await countActiveHotels(sql)) / hotelsPerSitemap))
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${escaped(`${publicUrl}/sitemaps/stays-${index + 1}.xml`)}</loc></sitemap>`,
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
  return `${head}<urlset ${namespace}>\n${[...pages, ...entries].join('\n')}\n</urlset>\n`
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
