import { createServer } from 'node:http'
import postgres from 'postgres'
import { imageUrls } from '../../server/src/adapters/image-store.ts'

/**
 * The floor is bare node:http with the same prepared SQL on the same PostgreSQL and the same fields in the
 * answer, but without sessions, checks, limits or headers. Like the product, it has eight connections with up
 * to three queries in flight on each. Nothing that serves these rows as JSON can be expected to be much
 * faster.
 */
const { DATABASE_URL = '', PORT = '', OWNER = '' } = process.env
// The types of postgres.js do not know `max_pipeline`.
const options = { max: 8, onnotice: () => {}, max_pipeline: 3 }
const sql = postgres(DATABASE_URL, options)

const columns = sql`
  h.id, h.name, h.slug, h.city, h.country, h.star_rating AS "starRating", h.is_active AS "isActive",
  h.archived_at AS "archivedAt", h.base_commission_bps AS "baseCommissionBps", h.owner_id AS "ownerId",
  trim(owner.first_name || ' ' || owner.last_name) AS "ownerName", owner.email AS "ownerEmail"`
const withOwner = sql`JOIN users owner ON owner.id = h.owner_id`
const withPictures = sql`
  LEFT JOIN LATERAL (
    SELECT array_agg(i.file ORDER BY i.position, i.id) AS files,
           (array_agg(i.placeholder ORDER BY i.position, i.id))[1] AS placeholder
    FROM hotel_images i WHERE i.hotel_id = h.id
  ) AS pictures ON true`

/** As the product does, a long word is looked up by its first and last three letters. */
function containing(word: string) {
  const pattern = sql`(SELECT '%' || fold(${word}) || '%')`
  if (word.length < 6) return sql`h.search_text LIKE ${pattern}`
  const ends = `${word.slice(0, 3)}%${word.slice(-3)}`
  return sql`h.search_text LIKE (SELECT '%' || fold(${ends}) || '%') AND (h.search_text || '') LIKE ${pattern}`
}

async function list(search: string | null, everybodys: boolean) {
  const words = (search ?? '').split(' ').filter(Boolean)
  const scope = everybodys ? sql`` : sql`AND h.owner_id = ${OWNER}`
  const fence = words.length > 0 && !everybodys ? sql`OFFSET 0` : sql``
  const found = words.reduce(
    (so, word) => sql`${so} AND ${containing(word)}`,
    sql`
      SELECT h.id, h.created_at FROM (
        SELECT h.id, h.created_at, h.search_text FROM hotels h WHERE h.archived_at IS NULL ${scope} ${fence}
      ) AS h WHERE true`,
  )
  const rows = await sql`
    WITH found AS ${words.length > 0 ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`} (${found}),
         page AS (SELECT id, created_at FROM found ORDER BY created_at DESC, id LIMIT 10),
         tally AS (SELECT count(*)::integer AS total FROM found)
    SELECT tally.total, summary.* FROM tally LEFT JOIN (
      SELECT ${columns}, coalesce(pictures.files, '{}') AS images, pictures.placeholder AS "coverPlaceholder",
             page.created_at
      FROM page JOIN hotels h ON h.id = page.id ${withOwner} ${withPictures}
    ) AS summary ON true ORDER BY summary.created_at DESC, summary.id`
  const data = rows
    .filter((row) => row.id !== null)
    .map((row) => ({
      id: row.id,
      name: row.name,
      slug: row.slug,
      images: row.images.map((file: string) => imageUrls(file).url),
      city: row.city,
      country: row.country,
      starRating: row.starRating,
      isActive: row.isActive,
      baseCommissionRate: row.baseCommissionBps / 100,
      coverPlaceholder: row.coverPlaceholder,
      archivedAt: row.archivedAt,
      owner: everybodys ? { id: row.ownerId, name: row.ownerName, email: row.ownerEmail } : null,
    }))
  return { success: true, data, meta: { total: rows[0]?.total } }
}

async function one(id: string) {
  const [row] = await sql`
    SELECT ${columns}, h.description, h.street_address AS "streetAddress", h.latitude, h.longitude,
           h.time_zone AS "timeZone", h.currency, h.amenities, h.contact_email AS "contactEmail",
           h.contact_phone AS "contactPhone", h.check_in_time AS "checkInTime", h.check_out_time AS "checkOutTime",
           h.house_rules AS "houseRules", h.children_policy AS "childrenPolicy", h.pets_policy AS "petsPolicy",
           h.cancellation_policy AS "cancellationPolicy", h.version, h.created_at AS "createdAt",
           h.updated_at AS "updatedAt",
           (SELECT coalesce(json_agg(json_build_object('id', i.id, 'file', i.file, 'width', i.width, 'height', i.height,
              'placeholder', i.placeholder, 'caption', i.caption) ORDER BY i.position, i.id), '[]')
            FROM hotel_images i WHERE i.hotel_id = h.id) AS photos
    FROM hotels h ${withOwner} WHERE h.id = ${id} AND h.archived_at IS NULL AND h.owner_id = ${OWNER}`
  const photos: (ReturnType<typeof imageUrls> & { placeholder: string })[] = row?.photos.map(
    ({ file, ...photo }: { file: string }) => Object.assign(photo, imageUrls(file)),
  )
  const images = photos.map(({ url }) => url)
  const coverPlaceholder = photos[0]?.placeholder ?? null
  const { ownerId, ownerName, ownerEmail, baseCommissionBps, ...hotel } = row ?? {}
  const baseCommissionRate = baseCommissionBps / 100
  const data = Object.assign(hotel, { images, coverPlaceholder, baseCommissionRate, owner: null, photos })
  return { success: true, data }
}

createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://floor')
  const id = url.pathname.split('/')[2]
  const body = JSON.stringify(
    id ? await one(id) : await list(url.searchParams.get('search'), url.searchParams.has('everybodys')),
  )
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body)
}).listen(Number(PORT), '127.0.0.1')
