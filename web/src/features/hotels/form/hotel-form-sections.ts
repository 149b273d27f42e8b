import { HotelInput } from '@roomlark/contract/hotel-input'
import type { HotelField, HotelFormValues } from './hotel-form-values.ts'

export type Section = {
  title: string
  subtitle: string
  fields: readonly HotelField[]
  isOptional?: boolean
}

/** In the order of the page. */
export const sections = {
  basics: {
    title: 'The basics',
    subtitle: 'How guests and affiliates find you',
    fields: ['name', 'starRating', 'contactEmail', 'contactPhone'],
  },
  location: {
    title: 'Location',
    subtitle: 'Where guests arrive, and by which clock',
    fields: ['streetAddress', 'city', 'country', 'timeZone', 'currency', 'latitude', 'longitude'],
  },
  description: {
    title: 'Description & facilities',
    subtitle: 'Shown on your guest page',
    fields: ['description', 'amenities'],
  },
  policies: {
    title: 'Policies',
    subtitle: 'What guests agree to',
    fields: ['checkInTime', 'checkOutTime', 'childrenPolicy', 'petsPolicy', 'houseRules'],
  },
  photos: {
    title: 'Photos',
    subtitle: 'The first one is the cover. Drag to reorder.',
    fields: [],
    isOptional: true,
  },
  terms: {
    title: 'Commission & visibility',
    subtitle: 'What a recommended stay costs you, and who sees the hotel',
    fields: ['baseCommissionRate', 'isActive'],
  },
  cancellation: {
    title: 'Cancellation',
    subtitle: 'What cancelling costs, and when',
    fields: ['cancellationPolicy'],
  },
} satisfies Record<string, Section>

export type SectionId = keyof typeof sections
export type SectionState = 'error' | 'done' | 'open'

export function isSectionId(id: string): id is SectionId {
  return Object.hasOwn(sections, id)
}

export const sectionIds = Object.keys(sections).filter(isSectionId)

type Filled = { values: HotelFormValues; photoCount: number; errors: readonly string[] }

export function sectionState(id: SectionId, { values, photoCount, errors }: Filled): SectionState {
  const { fields }: Section = sections[id]
  if (fields.some((field) => errors.includes(field))) return 'error'
  if (id === 'photos') return photoCount > 0 ? 'done' : 'open'
  // Nothing in it is compulsory, but a hotel without a word is not done.
  if (id === 'description' && values.description.trim() === '') return 'open'
  const faults = HotelInput.safeParse(values).error?.issues ?? []
  return faults.some(({ path }) => fields.some((field) => field === path[0])) ? 'open' : 'done'
}
