import {
  defaultSwitches,
  type Platform,
  previewSwitches,
  type SwitchChange,
  type Switches,
} from '@roomlark/contract/platform/platform'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import type { Pool, Sql } from '../../db/database.ts'
import { tell } from '../../db/outbox.ts'
import { recordAudit } from '../audit/audit.service.ts'
import {
  deleteSwitches,
  selectSwitchChanges,
  selectSwitches,
  selectSwitchesForUpdate,
  updateSwitchesRow,
} from './platform.queries.ts'

type SwitchesContext = Pick<ServiceContext, 'preview'> & { sql: Sql }

export async function getSwitches(ctx: SwitchesContext): Promise<Switches> {
  return pickSwitches({ ...getBaseSwitches(ctx), ...(await selectSwitches(ctx.sql, getRowName(ctx))) })
}

/**
 * Each switch is listed explicitly, because the row may contain one from an older version and the answer is
 * public.
 */
function pickSwitches(stored: Switches): Switches {
  return {
    hotelRegistration: stored.hotelRegistration,
    affiliateRegistration: stored.affiliateRegistration,
    passwordReset: stored.passwordReset,
    hotelPages: stored.hotelPages,
    guestSite: stored.guestSite,
    bookings: stored.bookings,
    partnerships: stored.partnerships,
    payouts: stored.payouts,
    profile: stored.profile,
    insights: stored.insights,
    supportPages: stored.supportPages,
    onlinePayments: stored.onlinePayments,
  }
}

export async function getPlatform(ctx: ServiceContext): Promise<Platform> {
  return { switches: await getSwitches(ctx), demo: ctx.demo }
}

export async function updateSwitches(
  ctx: SignedInContext,
  input: { [Name in keyof Switches]?: Switches[Name] | undefined },
): Promise<Platform> {
  const platform = await ctx.sql.begin(async (tx) => {
    const stored = await selectSwitchesForUpdate(tx, getRowName(ctx))
    const before: Switches = { ...getBaseSwitches(ctx), ...stored }
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
    const after: Switches = { ...before, ...given }
    await updateSwitchesRow(tx, getRowName(ctx), { ...stored, ...given }, ctx.actor.userId, ctx.clock())
    await tell(tx, { type: 'platform' }, { everyone: true })
    await recordAudit(ctx, tx, { action: 'platform.switches', target: 'platform', before, after })
    return { switches: after, demo: ctx.demo }
  })
  // Other servers are notified; this one must not use the old switches even for a moment.
  ctx.switches.forget()
  return platform
}

export async function listSwitchChanges(ctx: SignedInContext): Promise<SwitchChange[]> {
  return (await selectSwitchChanges(ctx.sql)).map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** A preview starts with every switch in the state of the specification, whatever an earlier preview left. */
export async function beginPreview(pool: Pool): Promise<void> {
  await pool.begin(async (tx) => {
    await deleteSwitches(tx, previewRow)
    await tell(tx, { type: 'platform' }, { everyone: true })
  })
}

const previewRow = 'switches.preview'

function getRowName(ctx: Pick<ServiceContext, 'preview'>): string {
  return ctx.preview ? previewRow : 'switches'
}

function getBaseSwitches(ctx: Pick<ServiceContext, 'preview'>): Switches {
  return ctx.preview ? previewSwitches : defaultSwitches
}
