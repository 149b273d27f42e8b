import { type FolioPayer, unnamedPayer } from '@roomlark/contract/bookings/folio-input'
import type { Group, GroupBilling } from '@roomlark/contract/bookings/groups'
import { addDays, daysBetween } from '@roomlark/contract/dates'
import { hotelTime, toInstant } from '@roomlark/contract/hotel-clock'
import { amountText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'

/** The rooms of one type as they are typed: one number for every night, or one for each. */
type BlockValues = { roomTypeId: string; price: string; isByNight: boolean; same: string; rooms: string[] }

export type GroupValues = {
  name: string
  contactName: string
  contactEmail: string
  contactPhone: string
  billing: GroupBilling
  payer: FolioPayer
  companyId: string | null
  ratePlanId: string
  arriveOn: string
  departOn: string
  cutOffOn: string
  cutOffTime: string
  notes: string
  blocks: BlockValues[]
}

export const emptyBlock: BlockValues = { roomTypeId: '', price: '', isByNight: false, same: '', rooms: [] }

/** A new group arrives in two months, and its cut-off is a month before. */
export function newGroup(today: string): GroupValues {
  return {
    name: '',
    contactName: '',
    contactEmail: '',
    contactPhone: '',
    notes: '',
    ratePlanId: '',
    billing: 'guests',
    payer: unnamedPayer,
    companyId: null,
    blocks: [emptyBlock],
    arriveOn: addDays(today, 60),
    departOn: addDays(today, 62),
    cutOffOn: addDays(today, 30),
    cutOffTime: '18:00',
  }
}

export function toGroupValues(group: Group): GroupValues {
  const [cutOffOn = '', cutOffTime = ''] = hotelTime(new Date(group.cutOffAt), group.timeZone).split('T')
  const { arriveOn, departOn } = group
  const length = daysBetween(arriveOn, departOn)
  return {
    name: group.name,
    contactName: group.contactName,
    contactEmail: group.contactEmail,
    contactPhone: group.contactPhone,
    billing: group.billing,
    payer: group.payer ?? unnamedPayer,
    companyId: group.companyId,
    ratePlanId: group.ratePlanId,
    arriveOn,
    departOn,
    cutOffOn,
    cutOffTime,
    notes: group.notes,
    blocks: group.blocks.map(({ roomTypeId, priceCents, nights }) => {
      const rooms = Array.from({ length }, (_, index) => {
        const on = addDays(arriveOn, index)
        return String(nights.find(({ night }) => night === on)?.rooms ?? 0)
      })
      const isByNight = new Set(rooms).size > 1
      const price = priceCents === null ? '' : amountText(priceCents, group.currency)
      return { roomTypeId, price, isByNight, same: isByNight ? '' : (rooms[0] ?? ''), rooms }
    }),
  }
}

/** Counts the nights between the dates; 0 while the dates are not valid. */
export function nightCount({ arriveOn, departOn }: Pick<GroupValues, 'arriveOn' | 'departOn'>): number {
  if (!arriveOn || !departOn) return 0
  return Math.max(0, Math.min(60, daysBetween(arriveOn, departOn)))
}

/** Converts the form to the contract. A cut-off that was not touched stays exactly as it is. */
export function askedGroup(
  values: GroupValues,
  { currency, timeZone }: { currency: string; timeZone: string },
  existing: Group | null,
) {
  const { cutOffOn, cutOffTime, blocks, payer, ...rest } = values
  const before = existing && toGroupValues(existing)
  const isSame = before?.cutOffOn === cutOffOn && before.cutOffTime === cutOffTime
  const length = nightCount(values)
  return {
    ...rest,
    payer: values.billing === 'guests' ? null : payer,
    cutOffAt:
      existing && isSame
        ? existing.cutOffAt
        : cutOffOn && cutOffTime
          ? toInstant(cutOffOn, cutOffTime, timeZone).toISOString()
          : '',
    blocks: blocks.map(({ roomTypeId, price, isByNight, same, rooms }) => ({
      roomTypeId,
      priceCents: price.trim() === '' ? null : readAmount(price, currency),
      rooms: Array.from({ length }, (_, index) => parseCount(isByNight ? (rooms[index] ?? '0') : same)),
    })),
  }
}

function parseCount(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
}

/** The field that shows the message of a path of the contract. */
export function toGroupField(path: string): string {
  if (path === 'cutOffAt') return 'cutOffOn'
  if (path === 'blocks') return 'blocks.0.same'
  return path
    .replace(/^(blocks\.\d+)\.rooms.*$/, '$1.same')
    .replace(/^(blocks\.\d+)\.priceCents$/, '$1.price')
}
