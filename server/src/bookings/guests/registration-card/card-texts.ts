import type { GuestLanguage } from '@roomlark/contract/guest-languages'

/** The words of a registration card; guests sign it, so it is in their language. */
export type CardTexts = Record<
  | 'title'
  | 'booking'
  | 'arrival'
  | 'departure'
  | 'room'
  | 'guests'
  | 'mainGuest'
  | 'name'
  | 'birthday'
  | 'nationality'
  | 'email'
  | 'phone'
  | 'address'
  | 'documentKind'
  | 'documentNumber'
  | 'companions'
  | 'news'
  | 'signing'
  | 'place'
  | 'signature'
  | 'privacy',
  string
>

export const cardTexts: Record<GuestLanguage, CardTexts> = {
  en: {
    title: 'Registration card',
    booking: 'Booking',
    arrival: 'Arrival',
    departure: 'Departure',
    room: 'Room',
    guests: 'Guests',
    mainGuest: 'Guest',
    name: 'Name',
    birthday: 'Date of birth',
    nationality: 'Nationality',
    email: 'Email',
    phone: 'Phone',
    address: 'Home address',
    documentKind: 'Identity document',
    documentNumber: 'Number of the document',
    companions: 'Travelling with',
    news: 'I would like to receive news and offers of the hotel by email. I can change my mind at any time.',
    signing: 'I confirm that these details are correct.',
    place: 'Place and date',
    signature: 'Signature of the guest',
    privacy:
      'The hotel keeps this card as long as the law of its country requires. What you write by hand on it is not stored by Roomlark.',
  },
  de: {
    title: 'Meldeschein',
    booking: 'Buchung',
    arrival: 'Anreise',
    departure: 'Abreise',
    room: 'Zimmer',
    guests: 'Gäste',
    mainGuest: 'Gast',
    name: 'Name',
    birthday: 'Geburtsdatum',
    nationality: 'Staatsangehörigkeit',
    email: 'E-Mail',
    phone: 'Telefon',
    address: 'Wohnanschrift',
    documentKind: 'Ausweisdokument',
    documentNumber: 'Nummer des Dokuments',
    companions: 'Mitreisende',
    news: 'Ich möchte Neuigkeiten und Angebote des Hotels per E-Mail erhalten. Das kann ich jederzeit widerrufen.',
    signing: 'Ich bestätige, dass diese Angaben richtig sind.',
    place: 'Ort und Datum',
    signature: 'Unterschrift des Gastes',
    privacy:
      'Das Hotel bewahrt diesen Meldeschein so lange auf, wie das Recht seines Landes es verlangt. Handschriftliche Angaben darauf speichert Roomlark nicht.',
  },
  es: {
    title: 'Ficha de registro',
    booking: 'Reserva',
    arrival: 'Llegada',
    departure: 'Salida',
    room: 'Habitación',
    guests: 'Huéspedes',
    mainGuest: 'Huésped',
    name: 'Nombre y apellidos',
    birthday: 'Fecha de nacimiento',
    nationality: 'Nacionalidad',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    address: 'Domicilio',
    documentKind: 'Documento de identidad',
    documentNumber: 'Número del documento',
    companions: 'Acompañantes',
    news: 'Deseo recibir novedades y ofertas del hotel por correo electrónico. Puedo cambiar de opinión en cualquier momento.',
    signing: 'Confirmo que estos datos son correctos.',
    place: 'Lugar y fecha',
    signature: 'Firma del huésped',
    privacy:
      'El hotel conserva esta ficha durante el tiempo que exija la ley de su país. Roomlark no almacena lo que usted escriba en ella a mano.',
  },
  fr: {
    title: 'Fiche d’enregistrement',
    booking: 'Réservation',
    arrival: 'Arrivée',
    departure: 'Départ',
    room: 'Chambre',
    guests: 'Voyageurs',
    mainGuest: 'Client',
    name: 'Nom et prénom',
    birthday: 'Date de naissance',
    nationality: 'Nationalité',
    email: 'E-mail',
    phone: 'Téléphone',
    address: 'Domicile',
    documentKind: 'Pièce d’identité',
    documentNumber: 'Numéro de la pièce',
    companions: 'Accompagnants',
    news: 'Je souhaite recevoir les nouvelles et les offres de l’hôtel par e-mail. Je peux changer d’avis à tout moment.',
    signing: 'Je confirme l’exactitude de ces informations.',
    place: 'Lieu et date',
    signature: 'Signature du client',
    privacy:
      'L’hôtel conserve cette fiche aussi longtemps que la loi de son pays l’exige. Roomlark n’enregistre pas ce que vous y écrivez à la main.',
  },
  it: {
    title: 'Scheda di registrazione',
    booking: 'Prenotazione',
    arrival: 'Arrivo',
    departure: 'Partenza',
    room: 'Camera',
    guests: 'Ospiti',
    mainGuest: 'Ospite',
    name: 'Nome e cognome',
    birthday: 'Data di nascita',
    nationality: 'Cittadinanza',
    email: 'E-mail',
    phone: 'Telefono',
    address: 'Indirizzo di residenza',
    documentKind: 'Documento d’identità',
    documentNumber: 'Numero del documento',
    companions: 'Altri ospiti',
    news: 'Desidero ricevere per e-mail novità e offerte dell’hotel. Posso cambiare idea in qualsiasi momento.',
    signing: 'Confermo che questi dati sono corretti.',
    place: 'Luogo e data',
    signature: 'Firma dell’ospite',
    privacy:
      'L’hotel conserva questa scheda per il tempo richiesto dalla legge del suo Paese. Roomlark non registra ciò che vi si scrive a mano.',
  },
}
