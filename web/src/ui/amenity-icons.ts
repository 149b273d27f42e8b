import { Accessibility } from './icons/accessibility.ts'
import { AirVent } from './icons/air-vent.ts'
import { Baby } from './icons/baby.ts'
import { BusFront } from './icons/bus-front.ts'
import { Coffee } from './icons/coffee.ts'
import { ConciergeBell } from './icons/concierge-bell.ts'
import { Dumbbell } from './icons/dumbbell.ts'
import { EvCharger } from './icons/ev-charger.ts'
import { FlameKindling } from './icons/flame-kindling.ts'
import { Flower2 } from './icons/flower-2.ts'
import { Heater } from './icons/heater.ts'
import { Martini } from './icons/martini.ts'
import { Mountain } from './icons/mountain.ts'
import { PawPrint } from './icons/paw-print.ts'
import { Presentation } from './icons/presentation.ts'
import { Sailboat } from './icons/sailboat.ts'
import { Shell } from './icons/shell.ts'
import { SquareParking } from './icons/square-parking.ts'
import { Sun } from './icons/sun.ts'
import { TreePalm } from './icons/tree-palm.ts'
import { Utensils } from './icons/utensils.ts'
import { WashingMachine } from './icons/washing-machine.ts'
import { WavesLadder } from './icons/waves-ladder.ts'
import { Wifi } from './icons/wifi.ts'

/** One for each entry of the catalogue in the contract; a missing one does not compile where it is used. */
export const amenityIcons = {
  breakfast: Coffee,
  restaurant: Utensils,
  bar: Martini,
  pool: WavesLadder,
  spa: Shell,
  sauna: Heater,
  gym: Dumbbell,
  beach: TreePalm,
  'sea-view': Sailboat,
  'mountain-view': Mountain,
  garden: Flower2,
  terrace: Sun,
  wifi: Wifi,
  parking: SquareParking,
  'ev-charging': EvCharger,
  'airport-transfer': BusFront,
  'air-conditioning': AirVent,
  fireplace: FlameKindling,
  'family-rooms': Baby,
  'pets-welcome': PawPrint,
  'step-free': Accessibility,
  'meeting-rooms': Presentation,
  laundry: WashingMachine,
  'front-desk-24h': ConciergeBell,
}
