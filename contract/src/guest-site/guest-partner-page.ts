import type { Photo } from '../platform/photos.ts'

/** A hotel that a partner recommends, with the link that counts for the partner. */
export type RecommendedHotel = {
  name: string
  city: string
  country: string
  starRating: number
  cover: Pick<Photo, 'url' | 'width' | 'height' | 'caption' | 'placeholder'> | null
  /** The path of the tracked link. */
  path: string
}

/** The public page of an affiliate with the hotels it recommends. */
export type PartnerListPage = {
  kind: 'partner-list'
  /** The name that guests know the partner by. */
  name: string
  title: string
  intro: string
  isIndexed: boolean
  hotels: RecommendedHotel[]
}
