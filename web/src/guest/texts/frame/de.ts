import type { FrameTexts } from './texts.ts'

export const frameDe: FrameTexts = {
  header: { manage: 'Buchung verwalten' },
  recommended: {
    by: 'Empfohlen von {name}.',
    commission: 'Dafür gibt es eine Provision, Sie zahlen dasselbe.',
  },
  trouble: {
    'too-many': {
      title: 'Das war viel auf einmal',
      text: 'Aus Ihrem Netz wurden in kurzer Zeit mehr Seiten abgerufen, als wir ausliefern können. Warten Sie einen Moment und versuchen Sie es dann erneut.',
    },
    busy: {
      title: 'An der Rezeption ist viel los',
      text: 'Wir konnten nicht rechtzeitig antworten. Bitte versuchen Sie es gleich noch einmal.',
    },
    fault: {
      title: 'Bei uns ist etwas schiefgegangen',
      text: 'Es liegt nicht an Ihnen. Versuchen Sie es gleich noch einmal; bleibt es dabei, schreiben Sie unserem Support.',
    },
    unreadable: {
      title: 'Das können wir nicht lesen',
      text: 'Die Adresse oder das gesendete Formular ist unvollständig oder falsch geschrieben.',
    },
    retry: 'Erneut versuchen',
  },
}
