import { CancellationPolicy } from '@roomlark/contract/cancellation'
import { HotelInput } from '@roomlark/contract/hotel-input'
import { isRecord } from '../../../lib/is-same.ts'
import { type HotelFormValues, inCatalogueOrder } from './hotel-form-values.ts'

/** One draft a user: colleagues may share a computer. */
export function draftKey(userId: string): string {
  return `roomlark-hotel-draft-${userId}`
}

/** What was kept, field by field over the empty form; nothing when it is not ours or damaged. */
export function parseDraft(kept: string | null, empty: HotelFormValues): HotelFormValues | null {
  const draft = readRecord(kept)
  if (!draft) return null
  const text = (field: TextField) => (typeof draft[field] === 'string' ? draft[field] : empty[field])
  const number = (value: unknown) => (typeof value === 'number' ? value : Number.NaN)
  const { shape } = HotelInput
  const children = shape.childrenPolicy.safeParse(draft.childrenPolicy)
  const pets = shape.petsPolicy.safeParse(draft.petsPolicy)
  const policy = CancellationPolicy.safeParse(draft.cancellationPolicy)
  const amenities = shape.amenities.safeParse(draft.amenities)
  return {
    name: text('name'),
    description: text('description'),
    streetAddress: text('streetAddress'),
    city: text('city'),
    country: text('country'),
    latitude: typeof draft.latitude === 'number' ? draft.latitude : null,
    longitude: typeof draft.longitude === 'number' ? draft.longitude : null,
    timeZone: text('timeZone'),
    currency: text('currency'),
    starRating: number(draft.starRating),
    amenities: amenities.success ? inCatalogueOrder(amenities.data) : empty.amenities,
    contactEmail: text('contactEmail'),
    contactPhone: text('contactPhone'),
    checkInTime: text('checkInTime'),
    checkOutTime: text('checkOutTime'),
    houseRules: text('houseRules'),
    childrenPolicy: children.success ? children.data : empty.childrenPolicy,
    petsPolicy: pets.success ? pets.data : empty.petsPolicy,
    cancellationPolicy: policy.success ? policy.data : empty.cancellationPolicy,
    baseCommissionRate: number(draft.baseCommissionRate),
    isActive: typeof draft.isActive === 'boolean' ? draft.isActive : empty.isActive,
  }
}

type TextField = {
  [F in keyof HotelFormValues]: string extends HotelFormValues[F] ? F : never
}[keyof HotelFormValues]

function readRecord(kept: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(kept ?? '')
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}
