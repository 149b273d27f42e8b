import { say } from '../say.ts'

/** Features that a room has whatever rate it is sold at; what a rate may leave out, such as meals, is none of them. */
export const roomFeatures = {
  'sea-view': say('Sea view'),
  'mountain-view': say('Mountain view'),
  'garden-view': say('Garden view'),
  'city-view': say('City view'),
  balcony: say('Balcony'),
  terrace: say('Terrace##of a room'),
  'own-bathroom': say('Private bathroom'),
  'shared-bathroom': say('Shared bathroom'),
  shower: say('Shower'),
  bathtub: say('Bathtub'),
  toiletries: say('Toiletries'),
  hairdryer: say('Hairdryer'),
  'air-conditioning': say('Air conditioning'),
  heating: say('Heating'),
  wifi: say('Wi-Fi'),
  tv: say('TV'),
  desk: say('Desk##in a room'),
  safe: say('Safe'),
  minibar: say('Minibar'),
  kettle: say('Kettle'),
  'coffee-machine': say('Coffee machine'),
  kitchenette: say('Kitchenette'),
  'washing-machine': say('Washing machine'),
  soundproof: say('Soundproof'),
  lift: say('Reached by lift'),
  'step-free': say('Step-free access'),
  wheelchair: say('Suits a wheelchair'),
  'grab-rails': say('Grab rails in the bathroom'),
} as const

export type RoomFeature = keyof typeof roomFeatures
export const roomFeatureNames = Object.keys(roomFeatures) as [RoomFeature, ...RoomFeature[]]
