/** Texts of the availability box on other sites. */
export type EmbedTexts = Record<
  | 'title'
  | 'stay'
  | 'seeRooms'
  | 'update'
  | 'from'
  | 'freeCancellation'
  | 'chooseDates'
  | 'noRooms'
  | 'noRoomsNear'
  | 'closeBy'
  | 'otherDates'
  | 'byline'
  | 'bylineOnline'
  | 'commission'
  | 'closed',
  string
>
