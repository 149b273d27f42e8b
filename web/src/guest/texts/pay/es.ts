import type { PayTexts } from './texts.ts'

export const payEs: PayTexts = {
  title: 'Pago de {hotel}',
  headings: {
    checkout: 'Continuar al pago',
    balance: 'Pagar su estancia',
    link: '{hotel} le pide un pago',
  },
  leads: 'En un momento se abre la página del servicio de pago. Si no se abre, use el botón.',
  amount: 'A pagar ahora',
  noAmount: 'Ahora no se cobra nada',
  stay: 'Estancia',
  reference: 'Referencia',
  validUntil: 'Este enlace es válido hasta el {moment}.',
  held: {
    one: 'Sus habitaciones están reservadas para usted durante {count} minuto más.',
    other: 'Sus habitaciones están reservadas para usted durante {count} minutos más.',
  },
  keepsCard:
    'El servicio de pago guarda su tarjeta para lo que dicen las condiciones de su reserva, y para nada más.',
  secure:
    'Usted paga en la página de un servicio de pago. Ni Roomlark ni el hotel ven el número de su tarjeta.',
  test: 'Modo de prueba: no se mueve dinero.',
  goOn: 'Continuar al pago',
  pay: 'Pagar {amount}',
  keepCard: 'Introducir su tarjeta',
  tryAgain: 'Intentar de nuevo',
  details: 'Cambiar mis datos',
  look: 'Volver a mirar',
  toBooking: 'Su reserva',
  ask: '¿Preguntas? Escriba a {email}.',
  states: {
    declined: {
      title: 'Su tarjeta fue rechazada',
      text: 'No se ha cobrado nada. Inténtelo de nuevo con esta tarjeta o con otra.',
    },
    authentication: {
      title: 'Su banco no confirmó el pago',
      text: 'No se ha cobrado nada. Inténtelo de nuevo y confírmelo con su banco, o use otra tarjeta.',
    },
    abandoned: {
      title: 'Todavía no ha pagado',
      text: 'No se ha cobrado nada. Puede continuar donde estaba.',
    },
    expired: {
      title: 'La página de pago ha caducado',
      text: 'No se ha cobrado nada. Inténtelo de nuevo para abrir otra.',
    },
    unreachable: {
      title: 'El servicio de pago no responde',
      text: 'No se ha cobrado nada y no se ha perdido nada. Inténtelo de nuevo en un momento.',
    },
    checking: {
      title: 'Estamos preguntando al servicio de pago',
      text: 'No pague por segunda vez. Esta página vuelve a mirar por sí sola.',
    },
    wait: {
      title: 'Espere un poco, por favor',
      text: 'La página de pago se ha abierto demasiadas veces. Inténtelo de nuevo en {minutes} min.',
    },
    closed: {
      title: 'Se rechazaron demasiadas tarjetas',
      text: 'Este pago está cerrado y no se ha cobrado nada. Consulte a su banco o escriba al hotel.',
    },
    processing: {
      title: 'Su pago está en camino',
      text: 'Su banco necesita unos días. Usted no tiene que hacer nada más.',
    },
    paid: { title: 'Ya está pagado', text: 'Gracias. El recibo llega por correo electrónico.' },
    'link-ended': {
      title: 'Este enlace ha caducado',
      text: 'Ya no se puede pagar con él. Pida uno nuevo al hotel.',
    },
    withdrawn: {
      title: 'El hotel ya no pide este pago',
      text: 'Con este enlace no hay nada que pagar.',
    },
    nothing: { title: 'Nada que pagar en línea', text: 'Ha pagado todo lo que se puede pagar aquí.' },
  },
  returnedTitle: 'Su pago se devuelve',
  returned:
    'Las habitaciones ya no estaban apartadas para usted cuando llegó su pago, así que no hay nada reservado. {amount} vuelven por el mismo medio de pago, normalmente en un plazo de 5 a 10 días. Le hemos enviado un correo al respecto.',
  payments: 'Pagado en línea',
  balance: 'Pagar {amount} ahora',
  processing: 'en camino',
  succeeded: 'pagado',
  kept: 'guardada como garantía',
  failed: 'no pagado',
  refund: 'Devolución',
  onItsWay: 'en camino, normalmente en un plazo de 5 a 10 días',
  refundReturned: 'devuelto',
  refundFailed: 'no funcionó, el hotel se pondrá en contacto con usted',
  receipt: 'Recibo (PDF)',
  online: 'Pago en línea',
  methods: { card: 'Tarjeta', sepa_debit: 'Adeudo SEPA' },
  paidTitle: 'Gracias, su pago ha llegado',
  paidText: 'El recibo llega por correo electrónico.',
  bookedPaid: '{amount} están pagados.',
  bookedProcessing: 'Su pago de {amount} está en camino; su banco necesita unos días.',
  bookedCard: 'Su tarjeta queda guardada como se acordó y no se ha cobrado nada.',
  cancelReturns:
    'Se le devolverán {amount} por el mismo medio de pago, normalmente en un plazo de 5 a 10 días.',
  cancelReturned: '{amount} están en camino de vuelta, normalmente en un plazo de 5 a 10 días.',
  confirmReturn: 'Cancelar y recuperar {amount}',
}
