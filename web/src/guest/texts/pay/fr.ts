import type { PayTexts } from './texts.ts'

export const payFr: PayTexts = {
  title: 'Paiement pour {hotel}',
  headings: {
    checkout: 'Continuer vers le paiement',
    balance: 'Payer votre séjour',
    link: '{hotel} vous demande un paiement',
  },
  leads: 'La page du service de paiement va s’ouvrir. Si ce n’est pas le cas, utilisez le bouton.',
  amount: 'À payer maintenant',
  noAmount: 'Rien n’est débité maintenant',
  stay: 'Séjour',
  reference: 'Référence',
  validUntil: 'Ce lien est valable jusqu’au {moment}.',
  held: {
    one: 'Vos chambres vous sont réservées pendant encore {count} minute.',
    other: 'Vos chambres vous sont réservées pendant encore {count} minutes.',
  },
  keepsCard:
    'Le service de paiement conserve votre carte pour ce que prévoient les conditions de votre réservation, et pour rien d’autre.',
  secure:
    'Vous payez sur la page d’un service de paiement. Ni Roomlark ni l’hôtel ne voient votre numéro de carte.',
  test: 'Mode test : aucun argent ne circule.',
  goOn: 'Continuer vers le paiement',
  pay: 'Payer {amount}',
  keepCard: 'Saisir votre carte',
  tryAgain: 'Réessayer',
  details: 'Modifier mes informations',
  look: 'Vérifier à nouveau',
  toBooking: 'Votre réservation',
  ask: 'Des questions ? Écrivez à {email}.',
  states: {
    declined: {
      title: 'Votre carte a été refusée',
      text: 'Rien n’a été débité. Réessayez avec cette carte ou avec une autre.',
    },
    authentication: {
      title: 'Votre banque n’a pas confirmé le paiement',
      text: 'Rien n’a été débité. Réessayez en confirmant auprès de votre banque, ou utilisez une autre carte.',
    },
    abandoned: {
      title: 'Vous n’avez pas encore payé',
      text: 'Rien n’a été débité. Vous pouvez reprendre là où vous étiez.',
    },
    expired: {
      title: 'La page de paiement a expiré',
      text: 'Rien n’a été débité. Réessayez pour en ouvrir une nouvelle.',
    },
    unreachable: {
      title: 'Le service de paiement ne répond pas',
      text: 'Rien n’a été débité et rien n’est perdu. Veuillez réessayer dans un instant.',
    },
    checking: {
      title: 'Nous interrogeons le service de paiement',
      text: 'Ne payez pas une seconde fois. Cette page vérifie à nouveau d’elle-même.',
    },
    wait: {
      title: 'Veuillez patienter un peu',
      text: 'La page de paiement a été ouverte trop souvent. Réessayez dans {minutes} min.',
    },
    closed: {
      title: 'Trop de cartes ont été refusées',
      text: 'Ce paiement est fermé et rien n’a été débité. Adressez-vous à votre banque ou écrivez à l’hôtel.',
    },
    processing: {
      title: 'Votre paiement est en cours',
      text: 'Votre banque a besoin de quelques jours. Vous n’avez plus rien à faire.',
    },
    paid: { title: 'C’est payé', text: 'Merci. Le reçu vous parvient par e-mail.' },
    'link-ended': {
      title: 'Ce lien a expiré',
      text: 'Il ne permet plus de payer. Demandez-en un nouveau à l’hôtel.',
    },
    withdrawn: {
      title: 'L’hôtel ne demande plus ce paiement',
      text: 'Il n’y a rien à payer avec ce lien.',
    },
    nothing: { title: 'Rien à payer en ligne', text: 'Vous avez payé tout ce qui peut l’être ici.' },
  },
  returnedTitle: 'Votre paiement est remboursé',
  returned:
    'Les chambres n’étaient plus gardées pour vous quand votre paiement est arrivé : rien n’est réservé. {amount} vous sont remboursés par le même moyen, en général sous 5 à 10 jours. Nous vous avons envoyé un e-mail à ce sujet.',
  payments: 'Payé en ligne',
  balance: 'Payer {amount} maintenant',
  processing: 'en cours',
  succeeded: 'payé',
  kept: 'conservée en garantie',
  failed: 'non payé',
  refund: 'Remboursement',
  onItsWay: 'en route vers vous, en général sous 5 à 10 jours',
  refundReturned: 'remboursé',
  refundFailed: 'n’a pas abouti, l’hôtel vous contactera',
  receipt: 'Reçu (PDF)',
  online: 'Paiement en ligne',
  methods: { card: 'Carte', sepa_debit: 'Prélèvement SEPA' },
  paidTitle: 'Merci, votre paiement est arrivé',
  paidText: 'Le reçu vous parvient par e-mail.',
  bookedPaid: '{amount} sont payés.',
  bookedProcessing: 'Votre paiement de {amount} est en cours ; votre banque a besoin de quelques jours.',
  bookedCard: 'Votre carte est conservée comme convenu, et rien n’a été débité.',
  cancelReturns: '{amount} vous seront remboursés par le même moyen, en général sous 5 à 10 jours.',
  cancelReturned: '{amount} sont en route vers vous, en général sous 5 à 10 jours.',
  confirmReturn: 'Annuler, récupérer {amount}',
}
