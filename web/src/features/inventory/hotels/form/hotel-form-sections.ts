import { type HotelFormValues, listSectionFields } from '@roomlark/contract/inventory/hotel-fields'
import { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import { say } from '@roomlark/contract/say'

export type Section = {
  title: string
  subtitle: string
  isOptional?: boolean
}

/** In the order of the page. */
export const sections = {
  basics: {
    title: say('The basics'),
    subtitle: say('How guests and affiliates find you'),
  },
  location: {
    title: say('Location'),
    subtitle: say('Where guests arrive, and by which clock'),
  },
  description: {
    title: say('Description & facilities'),
    subtitle: say('Shown on your guest page'),
  },
  policies: {
    title: say('Policies'),
    subtitle: say('What guests agree to'),
  },
  photos: {
    title: say('Photos'),
    subtitle: say('The first one is the cover. Drag to reorder.'),
    isOptional: true,
  },
  terms: {
    title: say('Commission & visibility'),
    subtitle: say('What a recommended stay costs you, and who sees the hotel'),
  },
  cancellation: {
    title: say('Cancellation'),
    subtitle: say('What cancelling costs, and when'),
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
  const fields = listSectionFields(id)
  if (fields.some((field) => errors.includes(field))) return 'error'
  if (id === 'photos') return photoCount > 0 ? 'done' : 'open'
  // Nothing here is required, but a hotel without a description is not finished.
  if (id === 'description' && values.description.trim() === '') return 'open'
  const faults = HotelInput.safeParse(values).error?.issues ?? []
  return faults.some(({ path }) => fields.some((field) => field === path[0])) ? 'open' : 'done'
}
