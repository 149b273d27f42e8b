import { createServer } from 'node:http'
import postgres from 'postgres'

/**
 * The floor is bare node:http with one statement for each click: find the link, insert the click, redirect. It
 * knows no visitors, robots, references or consent. Like the product it has eight connections with up to three
 * queries in flight on each.
 */
const { DATABASE_URL = '', PORT = '' } = process.env
// The types of postgres.js do not know `max_pipeline`.
const options = { max: 8, onnotice: () => {}, max_pipeline: 3 }
const sql = postgres(DATABASE_URL, options)

createServer(async (request, response) => {
  const code = request.url?.split('/')[2] ?? ''
  const [click] = await sql`
    WITH link AS (
      SELECT l.id, l.affiliate_id, l.hotel_id, h.slug FROM tracked_links l JOIN hotels h ON h.id = l.hotel_id
      WHERE l.code = ${code}
    ), added AS (
      INSERT INTO clicks (at, link_id, affiliate_id, hotel_id, day, counted)
      SELECT now(), id, affiliate_id, hotel_id, current_date, true FROM link RETURNING id
    )
    SELECT link.slug, added.id FROM link, added`
  if (click) response.writeHead(302, { location: `/stays/${click.slug}?ref=${click.id}` }).end()
  else response.writeHead(200).end()
}).listen(Number(PORT), '127.0.0.1')
