import type { Sql } from '../../../db/database.ts'
import type { Recognisable } from './recognition.queries.ts'

export type Contact = { kind: 'email' | 'phone'; value: string }

export async function selectContacts(sql: Sql, guestId: string): Promise<Contact[]> {
  return sql<Contact[]>`
    SELECT kind, value FROM guest_contacts WHERE guest_id = ${guestId} ORDER BY kind, value`
}

/** Returns the guest who already has one of these contacts, if that is not this guest. */
export async function selectHolderOfContact(
  sql: Sql,
  guestId: string,
  ownerId: string,
  contacts: readonly Contact[],
): Promise<{ kind: Contact['kind']; name: string } | undefined> {
  const [row] = await sql<{ kind: Contact['kind']; name: string }[]>`
    SELECT c.kind, g.name FROM guest_contacts c JOIN guest_profiles g ON g.id = c.guest_id
    WHERE c.owner_id = ${ownerId} AND c.guest_id <> ${guestId}
      AND (c.kind, c.value) IN (SELECT * FROM ${contactRows(sql, contacts)})
    ORDER BY c.kind LIMIT 1`
  return row
}

export async function insertContacts(
  sql: Sql,
  { guestId, ownerId }: { guestId: string; ownerId: string },
  contacts: readonly Contact[],
): Promise<void> {
  await sql`
    INSERT INTO guest_contacts (owner_id, kind, value, guest_id)
    SELECT ${ownerId}, c.kind, c.value, ${guestId} FROM ${contactRows(sql, contacts)} AS c (kind, value)
    ON CONFLICT DO NOTHING`
}

export async function deleteContacts(sql: Sql, guestId: string, contacts: readonly Contact[]): Promise<void> {
  await sql`
    DELETE FROM guest_contacts
    WHERE guest_id = ${guestId} AND (kind, value) IN (SELECT * FROM ${contactRows(sql, contacts)})`
}

/** Writes again what the search finds a guest by. */
export async function updateKnownBy(sql: Sql, guestId: string): Promise<void> {
  await sql`
    UPDATE guest_profiles SET known_by = coalesce(
      (SELECT string_agg(value, ' ' ORDER BY kind, value) FROM guest_contacts WHERE guest_id = ${guestId}), '')
    WHERE id = ${guestId}`
}

/** Replaces all contacts of a guest, together with the name they were entered under. */
export async function updateContacts(
  sql: Sql,
  guestId: string,
  guest: Recognisable & { now: Date },
): Promise<void> {
  const [row] = await sql<[{ ownerId: string }]>`
    UPDATE guest_profiles
    SET name = ${guest.name}, email = ${guest.email}, phone = ${guest.phone}, updated_at = ${guest.now},
        version = version + 1
    WHERE id = ${guestId} RETURNING owner_id AS "ownerId"`
  await sql`DELETE FROM guest_contacts WHERE guest_id = ${guestId}`
  await insertContacts(sql, { guestId, ownerId: row.ownerId }, listContacts(guest))
  await updateKnownBy(sql, guestId)
}

export function listContacts({
  email,
  comparablePhone,
}: Pick<Recognisable, 'email' | 'comparablePhone'>): Contact[] {
  return [
    ...(email === null ? [] : [{ kind: 'email' as const, value: email }]),
    ...(comparablePhone === null ? [] : [{ kind: 'phone' as const, value: comparablePhone }]),
  ]
}

function contactRows(sql: Sql, contacts: readonly Contact[]) {
  return sql`unnest(${contacts.map(({ kind }) => kind)}::text[], ${contacts.map(({ value }) => value)}::text[])`
}
