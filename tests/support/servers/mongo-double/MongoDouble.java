import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import java.nio.file.Path;
import java.util.List;

/** A MongoDB-protocol server for tests: `java MongoDouble <port> <journal file>`; port 0 takes a free one. Prints `listening <port>`. */
public class MongoDouble {

    /** The oldest that the driver talks to is 4.4; what this server can do is known as 5.0. */
    private static final MongoVersion VERSION = new MongoVersion() {
        @Override
        public List<Integer> getVersionArray() {
            return List.of(5, 0, 0);
        }

        @Override
        public int getWireVersion() {
            return 13;
        }
    };

    public static void main(String[] arguments) throws Exception {
        JournalBackend backend = new JournalBackend(Path.of(arguments[1]));
        backend.version(VERSION);
        MongoServer server = new MongoServer(backend);
        server.bind("127.0.0.1", Integer.parseInt(arguments[0]));
        System.out.println("listening " + server.getLocalAddress().getPort());
    }
}
