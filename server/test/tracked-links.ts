import type postgres from 'postgres'
import { addPartnership } from './partnerships.ts'

/** The user agent of a person's browser. */
export const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

type Link = {
  affiliateId: string
  hotelId: string
  code: string
  checkInOn?: string
  checkOutOn?: string
  roomTypeId?: string
  language?: string
}

export async function addLink({ sql }: { sql: postgres.Sql }, link: Link): Promise<string> {
  const partnershipId = await addPartnership({ sql }, link)
  const [row] = await sql<{ id: string }[]>`
    INSERT INTO tracked_links (partnership_id, affiliate_id, hotel_id, code, check_in_on, check_out_on, room_type_id, language, created_at)
    VALUES (${partnershipId}, ${link.affiliateId}, ${link.hotelId}, ${link.code}, ${link.checkInOn ?? null}, ${link.checkOutOn ?? null},
            ${link.roomTypeId ?? null}, ${link.language ?? null}, now())
    RETURNING id`
  return row?.id ?? ''
}

/** Follows a link as a browser does, as far as the redirect. */
export async function follow(
  app: { url: string },
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; location: string; ref: string; headers: Headers }> {
  const answer = await fetch(`${app.url}/r/${path}`, {
    method,
    redirect: 'manual',
    headers: { 'user-agent': browser, ...headers },
  })
  await answer.arrayBuffer()
  const location = answer.headers.get('location') ?? ''
  const ref = new URL(location, app.url).searchParams.get('ref') ?? ''
  return { status: answer.status, location, ref, headers: answer.headers }
}

export const consentTo = (marketing: boolean) =>
  `cookie-consent=true; cookie-preferences=${encodeURIComponent(JSON.stringify({ necessary: true, marketing }))}`
