/** In the place of a part that could not be loaded. */
export const PART_NOT_LOADED = 'పేజీలోని ఈ భాగం తెరుచుకోలేదు. మీ ఇంటర్నెట్ చూసుకుని, పేజీ మళ్లీ తెరవండి.'
