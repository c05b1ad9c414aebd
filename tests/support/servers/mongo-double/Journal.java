import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.bson.BsonDecoder;
import de.bwaldvogel.mongo.wire.bson.BsonEncoder;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Consumer;

/** BSON documents one after another, each behind its length. What a kill cut off at the end is dropped at the next start. */
class Journal {

    private final FileChannel channel;

    Journal(Path file, Consumer<Document> replay) throws IOException {
        long whole = Files.exists(file) ? read(file, replay) : 0;
        channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        channel.truncate(whole).position(whole);
    }

    static byte[] encode(Document document) {
        ByteBuf buffer = Unpooled.buffer();
        BsonEncoder.encodeDocument(document, buffer);
        return ByteBufUtil.getBytes(buffer);
    }

    void append(byte[] entry) {
        ByteBuffer record = ByteBuffer.allocate(4 + entry.length).putInt(entry.length).put(entry).flip();
        try {
            while (record.hasRemaining()) {
                channel.write(record);
            }
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    private static long read(Path file, Consumer<Document> replay) throws IOException {
        long whole = 0;
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 20))) {
            while (true) {
                byte[] entry = in.readNBytes(in.readInt());
                if (entry.length == 0 || entry.length < lengthIn(entry)) {
                    return whole;
                }
                replay.accept(BsonDecoder.decodeBson(Unpooled.wrappedBuffer(entry)));
                whole += 4 + entry.length;
            }
        } catch (EOFException end) {
            return whole;
        }
    }

    /** A BSON document begins with its own length. */
    private static int lengthIn(byte[] entry) {
        return entry.length < 4 ? Integer.MAX_VALUE : Unpooled.wrappedBuffer(entry).readIntLE();
    }
}
