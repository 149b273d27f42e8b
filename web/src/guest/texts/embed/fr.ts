import type { EmbedTexts } from './texts.ts'

export const embedFr: EmbedTexts = {
  title: 'Vérifier les dates : {hotel}',
  stay: 'Votre séjour',
  seeRooms: 'Voir les chambres',
  update: 'Actualiser le prix',
  from: '{nights} dès',
  freeCancellation: 'Annulation gratuite possible',
  chooseDates: 'Choisissez vos dates pour voir le prix, toutes taxes et frais compris.',
  noRooms: 'Aucune chambre à ces dates',
  noRoomsNear: 'Essayez d’autres dates ou moins de voyageurs.',
  closeBy: 'Libre à des dates proches, dès {price} :',
  otherDates: 'Choisir d’autres dates',
  byline: 'Géré par Roomlark, payé à l’hôtel',
  bylineOnline: 'Géré par Roomlark',
  commission: '{name} perçoit une commission, vous payez le même prix',
  closed: 'Cet hôtel ne prend pas de réservations ici pour le moment.',
}
