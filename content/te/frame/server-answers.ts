import type * as en from '../../en/frame/server-answers.ts'
import type { Texts } from '../../texts.ts'

/** Short answers of the server where no page can be shown. */
export const SERVER_ANSWERS: Texts<typeof en.SERVER_ANSWERS> = {
  failed: (requestId) =>
    `మా వైపు ఏదో పొరపాటు జరిగింది. దయచేసి కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.\nమళ్లీ ఇలాగే జరిగితే, ఈ నంబర్ మాకు చెప్పండి: ${requestId}\n`,
  otherOrigin: 'ఇది మా పేజీ నుంచి రాలేదు. దయచేసి పేజీ మళ్లీ తెరిచి ప్రయత్నించండి.',
  tooLarge: 'ఒకేసారి ఇంత పంపడం కుదరదు. దయచేసి తక్కువగా పంపండి.',
  tooMany: 'ఒకేసారి చాలా వచ్చాయి. దయచేసి కాసేపు ఆగి మళ్లీ ప్రయత్నించండి.',
  tooManyTries: 'చాలాసార్లు ప్రయత్నించారు. దయచేసి కాసేపు ఆగి మళ్లీ ప్రయత్నించండి.',
  manySignIns: 'ఇప్పుడు చాలామంది సైన్ ఇన్ చేస్తున్నారు. దయచేసి కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  methodNotUsed: 'ఈ పద్ధతి ఇక్కడ పనిచేయదు.',
  wrongAddress: 'ఈ చిరునామాలో ఏదో తప్పు ఉంది. దయచేసి చూసి మళ్లీ ప్రయత్నించండి.',
}
