import { type HotelFormValues, hotelFields, mapHotelFields } from '@roomlark/contract/inventory/hotel-fields'
import { isRecord } from '../../../../lib/is-same.ts'
import { inCatalogueOrder } from './hotel-form-values.ts'

/** Each user has a draft of their own, because colleagues may share a computer. */
export function draftKey(userId: string): string {
  return `roomlark-hotel-draft-${userId}`
}

/** The stored draft, field by field on top of the empty form; null when it is damaged or not ours. */
export function parseDraft(kept: string | null, empty: HotelFormValues): HotelFormValues | null {
  const draft = readRecord(kept)
  if (!draft) return null
  const values = mapHotelFields((name) => {
    const parsed = hotelFields[name].kept.safeParse(draft[name])
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
