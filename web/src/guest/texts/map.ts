import { inEachLanguage } from '@roomlark/contract/guest-texts'

export const mapTexts = inEachLanguage((translate) => ({
  showStreets: translate('Show streets'),
  loading: translate('The map is on its way'),
  failed: translate('The streets did not load.##of a map'),
  zoomIn: translate('Zoom in'),
  zoomOut: translate('Zoom out'),
  marker: translate('The hotel'),
  source: translate('© OpenStreetMap contributors'),
}))

export type MapWords = ReturnType<typeof mapTexts>
