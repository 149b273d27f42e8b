import { inEachLanguage } from '@roomlark/contract/guest-texts'
import type { NearbyKind } from '@roomlark/contract/inventory/nearby'

export const nearbyTexts = inEachLanguage((translate) => ({
  title: translate('What is nearby'),
  toCentre: translate('{distance} to the centre'),
  named: translate('{kind}: {name}##a place near a hotel'),
  kinds: {
    centre: translate('Centre##of a town'),
    station: translate('Station'),
    airport: translate('Airport'),
    beach: translate('Beach'),
    'ski-lift': translate('Ski lift'),
    'bus-stop': translate('Bus stop'),
    harbour: translate('Harbour'),
    motorway: translate('Motorway'),
    supermarket: translate('Supermarket'),
    restaurant: translate('Restaurant'),
    park: translate('Park'),
    museum: translate('Museum'),
    'trade-fair': translate('Trade fair'),
    hospital: translate('Hospital'),
  } satisfies Record<NearbyKind, string>,
}))
