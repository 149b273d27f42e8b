import type { EmbedTexts } from './texts.ts'

export const embedEs: EmbedTexts = {
  title: 'Consultar fechas en {hotel}',
  stay: 'Su estancia',
  seeRooms: 'Ver habitaciones',
  update: 'Actualizar el precio',
  from: '{nights} desde',
  freeCancellation: 'Cancelación gratuita disponible',
  chooseDates: 'Elija sus fechas para ver el precio con todos los impuestos y cargos.',
  noRooms: 'No hay habitaciones en estas fechas',
  noRoomsNear: 'Pruebe otras fechas o menos huéspedes.',
  closeBy: 'Libre en fechas cercanas, desde {price}:',
  otherDates: 'Elegir otras fechas',
  byline: 'Gestionado por Roomlark, se paga en el hotel',
  bylineOnline: 'Gestionado por Roomlark',
  commission: '{name} recibe una comisión, usted paga lo mismo',
  closed: 'Este hotel no acepta reservas aquí por el momento.',
}
