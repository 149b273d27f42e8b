import { setTimeout as delay } from 'node:timers/promises'
import { openChannel } from '../db/channel.ts'
import type { Sql } from '../db/database.ts'
import { outboxChannel, type ToldAudience } from '../db/outbox.ts'

type Follower = {
  databaseUrl: string
  sql: Sql
  onTold: (told: ToldAudience & { event: unknown }) => void
  /** It is also called whenever something may have been missed. */
  onFollowing: () => void
}

/** Under load, whatever is told during this pause is read together. */
const restMs = 20
const retryMs = 250

/**
 * Reads what open pages are told as soon as it is committed. Each server has all of it read to its own pages, so it keeps
 * its position in memory. What was told several times between two readings is passed on once. The promise resolves once
 * nothing that is told from now on is missed.
 */
export async function followOutbox(follower: Follower): Promise<{ close(): Promise<void> }> {
  let position: string | undefined
  let following: Promise<void> | undefined
  let isBehind = false
  let isClosed = false

  async function read(): Promise<void> {
    if (position === undefined) {
      const [row] = await follower.sql<[{ position: string }]>`SELECT pg_current_snapshot()::text AS position`
      position = row.position
      follower.onFollowing()
      return
    }
    const rows = await selectTold(follower.sql, position)
    position = rows[0]?.position ?? position
    const told = new Map(rows.map(({ position: _, ...row }) => [JSON.stringify(row), row]))
    for (const row of told.values()) follower.onTold(row)
  }

  async function followUp(): Promise<void> {
    while (isBehind && !isClosed) {
      isBehind = false
      await read().catch(() => {
        // Rows written during the outage may be removed before they are read, so reading starts again from the present.
        position = undefined
        isBehind = true
      })
      await delay(position === undefined ? retryMs : restMs, undefined, { ref: false })
    }
  }

  function follow(): void {
    isBehind = true
    following ??= followUp().finally(() => {
      following = undefined
    })
  }

  const channel = await openChannel({
    databaseUrl: follower.databaseUrl,
    name: outboxChannel,
    applicationName: 'roomlark-live',
    onNotice: follow,
    onListening() {
      position = undefined
      follow()
    },
  })
  await following
  return {
    async close() {
      isClosed = true
      await channel.close()
    },
  }
}

type ToldRow = ToldAudience & { position: string; event: unknown }

/** News about the nights of a hotel reaches its pages as a change of its inventory. */
async function selectTold(sql: Sql, position: string): Promise<ToldRow[]> {
  return sql<ToldRow[]>`
    SELECT pg_current_snapshot()::text AS position, user_ids AS "userIds", admins, everyone,
           jsonb_strip_nulls(jsonb_build_object('type', CASE kind WHEN 'offers' THEN 'inventory' ELSE kind END,
                                                'hotelId', hotel_id)) || params AS event
    FROM outbox
    WHERE transaction >= pg_snapshot_xmin(${position}::text::pg_snapshot)
      AND NOT pg_visible_in_snapshot(transaction, ${position}::text::pg_snapshot) AND (admins OR everyone OR user_ids <> '{}')
    ORDER BY id`
}
