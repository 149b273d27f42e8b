import type { EmbedTexts } from './texts.ts'

export const embedIt: EmbedTexts = {
  title: 'Verifica le date presso {hotel}',
  stay: 'Il suo soggiorno',
  seeRooms: 'Vedi le camere',
  update: 'Aggiorna il prezzo',
  from: '{nights} da',
  freeCancellation: 'Cancellazione gratuita disponibile',
  chooseDates: 'Scelga le date per vedere il prezzo con tutte le tasse e i costi.',
  noRooms: 'Nessuna camera per queste date',
  noRoomsNear: 'Provi con altre date o con meno ospiti.',
  closeBy: 'Libero in date vicine, da {price}:',
  otherDates: 'Scegli altre date',
  byline: 'Gestito da Roomlark, si paga in hotel',
  bylineOnline: 'Gestito da Roomlark',
  commission: '{name} riceve una commissione, per lei il prezzo è lo stesso',
  closed: 'Al momento questo hotel non accetta prenotazioni qui.',
}
