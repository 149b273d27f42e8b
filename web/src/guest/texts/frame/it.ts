import type { FrameTexts } from './texts.ts'

export const frameIt: FrameTexts = {
  header: { manage: 'Gestisci prenotazione' },
  recommended: {
    by: 'Consigliato da {name}.',
    commission: 'Riceve una commissione, per lei il prezzo è lo stesso.',
  },
  trouble: {
    'too-many': {
      title: 'Troppe richieste in una volta',
      text: 'Dalla sua rete sono arrivate più richieste di quante ne possiamo gestire in così poco tempo. Attenda un momento e riprovi.',
    },
    busy: {
      title: 'La reception è molto affollata',
      text: 'Non siamo riusciti a rispondere in tempo. Riprovi tra un momento.',
    },
    fault: {
      title: 'Qualcosa non ha funzionato da parte nostra',
      text: 'Non dipende da lei. Riprovi tra un momento; se il problema continua, scriva alla nostra assistenza.',
    },
    unreadable: {
      title: 'Richiesta non leggibile',
      text: 'L’indirizzo o il modulo inviato è incompleto o contiene un errore.',
    },
    retry: 'Riprova',
  },
}
