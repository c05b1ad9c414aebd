package de.bwaldvogel.mongo.backend;

/** Text in MongoDB's order: by code points. The library compares halves of surrogate pairs; the build puts this in its place. */
final class CodePointOrder {

    private CodePointOrder() {
    }

    static int compare(String a, String b) {
        int end = Math.min(a.length(), b.length());
        for (int at = 0; at < end; at++) {
            if (a.charAt(at) != b.charAt(at)) {
                return Integer.compare(rank(a.charAt(at)), rank(b.charAt(at)));
            }
        }
        return Integer.compare(a.length(), b.length());
    }

    /** Every pair stands for a code point beyond all single characters. */
    private static int rank(char half) {
        return Character.isSurrogate(half) ? half + 0x10000 : half;
    }
}
