import type { DemandRule, DemandState } from '@roomlark/contract/inventory/demand'
import { say } from '@roomlark/contract/say'
import { typedNumber } from '../../../../lib/format-number.ts'
import { readPercent } from '../../../../lib/read-number.ts'
import { amountText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'

export const occupancyChoices = {
  '': say('However full it is'),
  'type-from': say('Room type, at least'),
  'type-below': say('Room type, less than'),
  'hotel-from': say('Hotel, at least'),
  'hotel-below': say('Hotel, less than'),
}
export const leadChoices = {
  '': say('However far ahead'),
  within: say('At most##days'),
  over: say('More than##days'),
}
export const effectChoices = {
  'raise-percent': say('Raised by a percentage'),
  'lower-percent': say('Lowered by a percentage'),
  'raise-amount': say('Raised by an amount'),
  'lower-amount': say('Lowered by an amount'),
}

/** A rule as typed; its errors come under the field names of the contract. */
export type DemandDraft = {
  name: string
  /** Empty: every room type. */
  roomTypeId: string
  occupancy: { kind: keyof typeof occupancyChoices; percent: string }
  lead: { kind: keyof typeof leadChoices; days: string }
  effect: { kind: keyof typeof effectChoices; percent: string; cents: string }
  state: DemandState
}

export const newDemandDraft: DemandDraft = {
  name: '',
  roomTypeId: '',
  occupancy: { kind: 'type-from', percent: '80' },
  lead: { kind: '', days: '' },
  effect: { kind: 'raise-percent', percent: '10', cents: '' },
  state: 'suggests',
}

export function toDemandDraft(rule: DemandRule, currency: string): DemandDraft {
  const { occupancy, lead, effect } = rule
  const size = effect.kind === 'percent' ? effect.percent : effect.cents
  return {
    name: rule.name,
    roomTypeId: rule.roomTypeId ?? '',
    occupancy: occupancy
      ? { kind: `${occupancy.of}-${occupancy.is}`, percent: typedNumber(occupancy.percent) }
      : { kind: '', percent: '' },
    lead: lead ? { kind: lead.is, days: typedNumber(lead.days) } : { kind: '', days: '' },
    effect: {
      kind: `${size < 0 ? 'lower' : 'raise'}-${effect.kind}`,
      percent: effect.kind === 'percent' ? typedNumber(Math.abs(size)) : '',
      cents: effect.kind === 'amount' ? amountText(Math.abs(size), currency) : '',
    },
    state: rule.state,
  }
}

export function readDemandDraft(draft: DemandDraft, currency: string) {
  const { occupancy, lead, effect } = draft
  const [of, is] = occupancy.kind.split('-')
  const sign = effect.kind.startsWith('lower') ? -1 : 1
  return {
    name: draft.name,
    roomTypeId: draft.roomTypeId || null,
    occupancy: occupancy.kind === '' ? null : { of, is, percent: readPercent(occupancy.percent) },
    lead: lead.kind === '' ? null : { is: lead.kind, days: readPercent(lead.days) },
    effect: effect.kind.endsWith('percent')
      ? { kind: 'percent', percent: sign * readPercent(effect.percent) }
      : { kind: 'amount', cents: sign * readAmount(effect.cents, currency) },
    state: draft.state,
  }
}
