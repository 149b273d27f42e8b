import {
  type HotelField,
  type HotelFormValues,
  mapHotelFields,
} from '@roomlark/contract/inventory/hotel-fields'
import { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import { nearbyKindNames } from '@roomlark/contract/inventory/nearby'
import * as z from 'zod/mini'
import { isRecord } from '../../../../lib/is-same.ts'
import { inCatalogueOrder } from './hotel-form-values.ts'

const text = z.string()
const coordinate = z.nullable(z.number())

/** Checks a value of a stored draft; one that fails becomes the empty value. */
const KeptValue: { [Name in HotelField]: z.ZodMiniType<HotelFormValues[Name]> } = {
  ...HotelInput.shape,
  name: text,
  starRating: z.number(),
  contactEmail: text,
  contactPhone: text,
  streetAddress: text,
  postalCode: text,
  city: text,
  country: text,
  timeZone: text,
  currency: text,
  latitude: coordinate,
  longitude: coordinate,
  nearby: z.array(z.object({ kind: z.enum(nearbyKindNames), name: text, meters: z.number() })),
  description: text,
  checkInTime: text,
  checkOutTime: text,
  houseRules: text,
  baseCommissionRate: z.number(),
}

/** Each user has a draft of their own, because colleagues may share a computer. */
export function draftKey(userId: string): string {
  return `roomlark-hotel-draft-${userId}`
}

/** The stored draft, field by field on top of the empty form; null when it is damaged or not ours. */
export function parseDraft(kept: string | null, empty: HotelFormValues): HotelFormValues | null {
  const draft = readRecord(kept)
  if (!draft) return null
  const values = mapHotelFields((name) => {
    const parsed = KeptValue[name].safeParse(draft[name])
    return parsed.success ? parsed.data : empty[name]
  })
  return { ...values, amenities: inCatalogueOrder(values.amenities) }
}

function readRecord(kept: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(kept ?? '')
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}
