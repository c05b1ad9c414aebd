import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import de.bwaldvogel.mongo.backend.memory.MemoryDatabase;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.exception.MongoServerException;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import io.netty.channel.Channel;
import io.netty.channel.embedded.EmbeddedChannel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;

/**
 * Everything in memory, and every command that may write also in a file before it is answered: a killed server starts again with all
 * it has answered, as MongoDB does with a journaled majority write. Writes run one at a time, so that the file has their order.
 */
class JournalBackend extends MemoryBackend {

    private static final Set<String> WRITES = Set.of("insert", "update", "delete", "findandmodify", "createindexes", "dropindexes",
        "create", "drop", "dropdatabase", "renamecollection", "collmod");

    /** Commands are answered to a connection; those read from the file have none. */
    private final Channel nobody = new EmbeddedChannel();
    private final Journal journal;

    JournalBackend(Path file) throws IOException {
        journal = new Journal(file, this::replay);
    }

    @Override
    public MemoryDatabase openOrCreateDatabase(String name) {
        return new IndexedDatabase(name, getCursorRegistry());
    }

    @Override
    public Document handleMessage(MongoMessage message) {
        Document query = message.getDocument();
        String command = commandOf(query);
        if (!WRITES.contains(command.toLowerCase(Locale.ROOT))) {
            return super.handleMessage(message);
        }
        synchronized (journal) {
            byte[] entry = Journal.encode(query);
            try {
                Document answer = super.handleMessage(message);
                journal.append(entry);
                return answer;
            } catch (MongoServerException refused) {
                // It may have written its first part, and does exactly that again.
                journal.append(entry);
                throw refused;
            }
        }
    }

    private void replay(Document query) {
        try {
            handleCommand(nobody, (String) query.get("$db"), commandOf(query), query);
        } catch (MongoServerException refusedThenToo) {
            // What it wrote before the refusal is written.
        }
    }

    private static String commandOf(Document query) {
        return query.keySet().iterator().next();
    }
}
