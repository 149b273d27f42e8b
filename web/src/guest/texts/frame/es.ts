import type { FrameTexts } from './texts.ts'

export const frameEs: FrameTexts = {
  header: { manage: 'Gestionar reserva' },
  recommended: {
    by: 'Recomendado por {name}.',
    commission: 'Gana una comisión y usted paga lo mismo.',
  },
  trouble: {
    'too-many': {
      title: 'Demasiado de una vez',
      text: 'Desde su red se han pedido más páginas de las que podemos servir en tan poco tiempo. Espere un momento e inténtelo de nuevo.',
    },
    busy: {
      title: 'La recepción está muy ocupada',
      text: 'No hemos podido responder a tiempo. Inténtelo de nuevo en un momento.',
    },
    fault: {
      title: 'Algo ha fallado por nuestra parte',
      text: 'No es culpa suya. Inténtelo de nuevo en un momento; si sigue igual, escriba a nuestro soporte.',
    },
    unreadable: {
      title: 'No podemos leer esto',
      text: 'La dirección o el formulario enviado está incompleto o mal escrito.',
    },
    retry: 'Intentar de nuevo',
  },
}
