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
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { erasePartnerships } from './erase.queries.ts'
import { getPartnership, getStepTaker, lockPartnership, recordHappening } from './happenings.service.ts'
import { giveFirstLink } from './link-codes.service.ts'
import { findOffer } from './offer.service.ts'
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
      throw new AppError('validation_failed', say('Give a reason'), {
        fields: { note: say('Give a reason') },
      })
    }
    const happened = toHappening(ctx, outcome.kind, input)
    const askAgainOn = happened.kind === 'declined' ? happened.params.askAgainOn : null
    const change = { state: outcome.to, at: ctx.clock(), askAgainOn }
    await updateState(tx, id, { ...change, pausedByAdmin: outcome.to === 'paused' && side === 'admin' })
    if (outcome.kind === 'approved' || outcome.kind === 'accepted') await giveFirstLink(ctx, tx, before)
    const after = { ...before, version: before.version + 1 }
    const offer = outcome.kind === 'approved' ? await findOffer(ctx, tx, id) : undefined
    await recordHappening(ctx, tx, after, { happened, note: input.note, offer })
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
  if (reason === undefined) fields.reason = say('Choose a reason')
  if (reason === 'other' && !note) fields.note = say('Say why in a few words')
  if (askAgainOn === undefined || askAgainOn < today || askAgainOn > latest) {
    fields.askAgainOn = say('Choose a day from today until {day}', { day: dayText(latest) })
  }
  if (reason === undefined || askAgainOn === undefined || Object.keys(fields).length > 0) {
    const [message = say('This cannot be declined')] = Object.values(fields)
    throw new AppError('validation_failed', message, { fields })
  }
  return { reason, askAgainOn }
}

function refusal(step: PartnershipStep, { state, pausedByAdmin }: PartnershipRow): AppError {
  if (step === 'resume' && state === 'paused' && pausedByAdmin) {
    return new AppError('conflict', say('An administrator paused this partnership. Only they can resume it.'))
  }
  return new AppError(
    'conflict',
    say(
      'This partnership {state, select, invited {is invited} requested {is requested} active {is active} paused {is paused} ended {is ended} other {is declined}}, so it {step, select, approve {cannot be approved} withdraw {cannot be withdrawn} accept {cannot be accepted} pause {cannot be paused} resume {cannot be resumed} end {cannot be ended} other {cannot be declined}} by you.',
      { state, step },
    ),
  )
}

/** Called when an account is erased, in that transaction. */
export async function eraseUserPartnerships(tx: Transaction, userId: string, now: Date): Promise<void> {
  await erasePartnerships(tx, userId, now)
}
