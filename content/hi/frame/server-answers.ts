import type * as en from '../../en/frame/server-answers.ts'
import type { Texts } from '../../texts.ts'

/** Short answers of the server where no page can be shown. */
export const SERVER_ANSWERS: Texts<typeof en.SERVER_ANSWERS> = {
  failed: (requestId) =>
    `हमारी ओर से कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर कोशिश करें।\nअगर यह फिर हो, तो हमें यह नंबर बताएँ: ${requestId}\n`,
  otherOrigin: 'यह हमारे किसी पेज से नहीं भेजा गया। कृपया पेज फिर खोलकर दोबारा भेजें।',
  tooLarge: 'यह एक बार में बहुत ज़्यादा है। कृपया कम भेजें।',
  tooMany: 'एक साथ बहुत कुछ आ गया। कृपया थोड़ा रुककर फिर कोशिश करें।',
  tooManyTries: 'कई बार कोशिश हो चुकी है। कृपया थोड़ा रुककर फिर कोशिश करें।',
  manySignIns: 'अभी बहुत लोग साइन इन कर रहे हैं। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  methodNotUsed: 'यहाँ यह तरीका काम नहीं आता।',
  wrongAddress: 'इस पते में कोई गलती है। कृपया देखकर फिर कोशिश करें।',
}
