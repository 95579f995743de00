/** In the place of a part that could not be loaded. */
export const PART_NOT_LOADED = 'पेज का यह हिस्सा नहीं खुला। इंटरनेट कनेक्शन देखें, फिर पेज दोबारा खोलें।'
