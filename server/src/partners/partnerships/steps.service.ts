import { addDays, dayText, utcDay } from '@roomlark/contract/dates'
import {
  type PartnershipEvent,
  type PartnershipStanding,
  type PartnershipStep,
  type PartnershipStepInput,
  partnershipLimits,
} from '@roomlark/contract/partners/partnerships'
import {
  PartnershipHappening as Happening,
  type PartnershipHappening,
  type partnershipEventParams,
} from '@roomlark/contract/partnership-events'
import { stateWords } from '@roomlark/contract/partnership-words'
import type { SignedInContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { erasePartnerships } from './erase.queries.ts'
import { getPartnership, getStepTaker, lockPartnership, recordHappening } from './happenings.service.ts'
import { giveFirstLink } from './link-codes.service.ts'
import { findStepOutcome } from './partnerships.policy.ts'
import { type PartnershipRow, selectEvents, updateState } from './partnerships.queries.ts'

/** Takes a step as the side that the caller is on. */
export async function takeStep(
  ctx: SignedInContext,
  id: string,
  input: PartnershipStepInput,
): Promise<PartnershipStanding> {
  return ctx.sql.begin(async (tx) => {
    const side = getStepTaker(ctx.actor)
    const before = await lockPartnership(ctx, tx, id, input.version)
    const outcome = findStepOutcome(input.step, before, side)
    if (!outcome) throw refusal(input.step, before)
    if (side === 'admin' && !input.note) {
      throw new AppError('validation_failed', 'Give a reason', { fields: { note: 'Give a reason' } })
    }
    const happened = toHappening(ctx, outcome.kind, input)
    const askAgainOn = happened.kind === 'declined' ? happened.params.askAgainOn : null
    const change = { state: outcome.to, at: ctx.clock(), askAgainOn }
    await updateState(tx, id, { ...change, pausedByAdmin: outcome.to === 'paused' && side === 'admin' })
    if (outcome.kind === 'approved' || outcome.kind === 'accepted') await giveFirstLink(ctx, tx, before)
    const after = { ...before, version: before.version + 1 }
    await recordHappening(ctx, tx, after, { happened, note: input.note })
    return toStanding({ ...after, state: outcome.to, stateSince: change.at })
  })
}

export async function listHistory(ctx: SignedInContext, id: string): Promise<PartnershipEvent[]> {
  await getPartnership(ctx, ctx.sql, id)
  const rows = await selectEvents(ctx.sql, id)
  return rows.map(({ at, by, kind, params, note }) => ({
    at: at.toISOString(),
    by,
    happened: Happening.parse({ kind, params }),
    note,
  }))
}

export function toStanding({ id, state, stateSince, version }: PartnershipRow): PartnershipStanding {
  return { id, state, stateSince: stateSince.toISOString(), version }
}

function toHappening(
  ctx: SignedInContext,
  kind: keyof typeof partnershipEventParams,
  input: PartnershipStepInput,
): PartnershipHappening {
  if (kind === 'approved') return { kind, params: { isAutomatic: false } }
  if (kind === 'declined') return { kind, params: readDecline(ctx, input) }
  return Happening.parse({ kind, params: {} })
}

/** A request that is declined needs a reason, and a day from which it may be made again. */
function readDecline(ctx: SignedInContext, { reason, askAgainOn, note }: PartnershipStepInput) {
  const today = utcDay(ctx.clock())
  const latest = addDays(today, partnershipLimits.askAgainDays)
  const fields: Record<string, string> = {}
  if (reason === undefined) fields.reason = 'Choose a reason'
  if (reason === 'other' && !note) fields.note = 'Say why in a few words'
  if (askAgainOn === undefined || askAgainOn < today || askAgainOn > latest) {
    fields.askAgainOn = `Choose a day from today until ${dayText(latest)}`
  }
  if (reason === undefined || askAgainOn === undefined || Object.keys(fields).length > 0) {
    const [message = 'This cannot be declined'] = Object.values(fields)
    throw new AppError('validation_failed', message, { fields })
  }
  return { reason, askAgainOn }
}

const stepWords: Record<PartnershipStep, string> = {
  approve: 'approved',
  decline: 'declined',
  withdraw: 'withdrawn',
  accept: 'accepted',
  'decline-invitation': 'declined',
  pause: 'paused',
  resume: 'resumed',
  end: 'ended',
}

function refusal(step: PartnershipStep, { state, pausedByAdmin }: PartnershipRow): AppError {
  if (step === 'resume' && state === 'paused' && pausedByAdmin) {
    return new AppError('conflict', 'An administrator paused this partnership. Only they can resume it.')
  }
  const now = stateWords[state].toLowerCase()
  return new AppError('conflict', `This partnership is ${now}, so it cannot be ${stepWords[step]} by you.`)
}

/** Called when an account is erased, in that transaction. */
export async function eraseUserPartnerships(tx: Transaction, userId: string, now: Date): Promise<void> {
  await erasePartnerships(tx, userId, now)
}
