import type { FrameTexts } from './texts.ts'

export const frameFr: FrameTexts = {
  header: { manage: 'Gérer ma réservation' },
  recommended: {
    by: 'Recommandé par {name}.',
    commission: 'Une commission lui est versée, vous payez le même prix.',
  },
  trouble: {
    'too-many': {
      title: 'Trop de demandes à la fois',
      text: 'Votre réseau a demandé plus de pages que nous ne pouvons en servir en si peu de temps. Patientez un instant, puis réessayez.',
    },
    busy: {
      title: 'La réception est très occupée',
      text: 'Nous n’avons pas pu répondre à temps. Veuillez réessayer dans un instant.',
    },
    fault: {
      title: 'Une erreur s’est produite de notre côté',
      text: 'Vous n’y êtes pour rien. Réessayez dans un instant ; si cela persiste, écrivez à notre assistance.',
    },
    unreadable: {
      title: 'Nous ne pouvons pas lire ceci',
      text: 'L’adresse ou le formulaire envoyé est incomplet ou mal écrit.',
    },
    retry: 'Réessayer',
  },
}
