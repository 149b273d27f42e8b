import { inEachLanguage } from '@roomlark/contract/guest-texts'

export const mapTexts = inEachLanguage((translate) => ({
  showStreets: translate('Show streets'),
  loading: translate('The map is on its way'),
  failed: translate('The streets did not load.##of a map'),
  zoomIn: translate('Zoom in'),
  zoomOut: translate('Zoom out'),
  marker: translate('The hotel'),
  source: translate('© OpenStreetMap contributors'),
  open: translate('Map##of stays'),
  ofStays: translate('Map of the stays in the list'),
  searchHere: translate('Search here##on a map'),
  north: translate('Go north'),
  south: translate('Go south'),
  west: translate('Go west'),
  east: translate('Go east'),
}))

export type MapWords = ReturnType<typeof mapTexts>
